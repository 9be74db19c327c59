/** The paper on the left, what an examiner writes beside it on the right; below each other where there is no room. */
export const sheet = 'grid content-start gap-4 rounded-md border border-line bg-raised p-4 shadow-sheet sm:p-6';
export const sheetAndNotes = 'grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]';
