import { afterEach, beforeEach } from 'vitest';
import { beginTest, endTest } from './end-with-test.ts';

beforeEach(beginTest);
afterEach(endTest);
