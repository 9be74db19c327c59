import { serveTasks } from '../models/worker-side.ts';
import { loadMarkerModel } from './marker-model.ts';

await serveTasks(loadMarkerModel);
