import { serveTasks } from '../worker-side.ts';
import { loadMarkerModel } from './marker-model.ts';

await serveTasks(loadMarkerModel);
