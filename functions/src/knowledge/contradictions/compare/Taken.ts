import type { Figure } from './figure.ts';

/** A sentence without its figures, and these. */
export interface Taken {
  figures: Figure[];
  rest: string;
}
