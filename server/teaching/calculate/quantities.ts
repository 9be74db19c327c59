import { value } from './formula.ts';
import type { Role } from './role-words.ts';

/** What a number of things that were made, or sold, may be called. */
export const made: Role[] = ['output', 'units', 'quantity', 'sales'];
export const madeOrSold: Role[] = [...made, 'actualSales'];

/** The quantity of a market, the likeliest word first: beside its price, and as something that moves. */
export const traded: Role[] = ['quantity', 'units', 'sales', 'output', 'supply'];
export const demanded: Role[] = ['quantity', 'sales', 'units', 'supply', 'output'];

export const output = () => value(made, 'the output');
