import { serveTasks } from '../../providers/models/worker-side.ts';
import { loadReader } from './reader-model.ts';

await serveTasks(loadReader);
