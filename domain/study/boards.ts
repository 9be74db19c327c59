/** The exam boards whose papers the tutor knows, as students call them. */
export const boards = ['Edexcel', 'AQA', 'OCR'] as const;

export type Board = (typeof boards)[number];
