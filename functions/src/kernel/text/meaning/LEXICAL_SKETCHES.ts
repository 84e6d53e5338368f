import { subjectVector } from './subjectVector.ts';

/** The local provider's way to find that two questions mean the same: by what they are about. */
export const LEXICAL_SKETCHES = { leastCosine: 0.8, vectorOf: subjectVector } as const;
