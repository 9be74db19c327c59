/**
 * The tables as TypeScript sees them, a file a feature. The SQL in `migrations/` is the truth; a test compares the two
 * column by column. Whoever wants one table imports it from its feature's file.
 */
export * from './account.ts';
export * from './billing.ts';
export * from './classes.ts';
export * from './memory.ts';
export * from './operations.ts';
export * from './practice.ts';
export * from './test-mode.ts';
export * from './tmq.ts';
export * from './tutor.ts';
export * from './usage.ts';
