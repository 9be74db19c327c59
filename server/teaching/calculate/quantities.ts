import { value } from './formula.ts';
import type { Role } from './role-words.ts';

/** What a number of things that were made, or sold, may be called. */
export const made: Role[] = ['output', 'units', 'quantity', 'sales'];
export const madeOrSold: Role[] = [...made, 'actualSales'];

export const output = () => value(made, 'the output');
