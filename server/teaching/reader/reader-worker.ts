import { serveTasks } from '../../providers/worker-side.ts';
import { loadReader } from './reader-model.ts';

await serveTasks(loadReader);
