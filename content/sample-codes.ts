/** Codes to try the product with. They exist in test mode only and are never sent to a browser. */
export const samplePromoCodes = { oneSubject: 'TENFORONE', bothSubjects: 'TENFORBOTH' };

export const sampleTeacherCode = 'TEACHERTRIAL';
