/** What is said of a claim, by what the key point that it is about says. */
export const claimPhrases = { stands: 'claimStands', turned: 'claimTurned', unsure: 'claimUnsure' } as const;
