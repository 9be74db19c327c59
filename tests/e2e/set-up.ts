import { prepareData } from '../support/prepared-data.ts';
import { runProduct } from '../support/running-product.ts';

// Playwright takes the default export.
export default () => prepareData(runProduct);
