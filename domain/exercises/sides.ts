/** The four sides of SPEC, in its order. */
export const sides = ['time', 'people', 'size', 'conditions'] as const;
