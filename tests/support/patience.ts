/**
 * How long a test waits for one thing that must come. A quiet machine needs a hundredth of it; one that is busy with
 * other work may need most of it, and is no reason for a test to fail.
 */
export const patience = 180_000;

/** How long a whole test may take, with many such waits one after another: ten times the longest one on a quiet machine. */
export const longestTest = 600_000;
