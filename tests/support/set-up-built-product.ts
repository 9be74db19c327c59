import { prepareData } from './prepared-data.ts';
import { runProduct } from './running-product.ts';

export const setup = () => prepareData(runProduct);
