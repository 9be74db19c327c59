import * as v from 'valibot';
import { messages } from './messages.ts';

/** The id in a path. Apart from the other inputs: no page of the browser asks for it, and each would carry it. */
export const idParam = v.strictObject({ id: v.pipe(v.string(), v.uuid(messages.invalidInput)) });
