/** A stretch of a line with the marks by which its layout says more than its letters. */
export interface MarkedRun {
  text: string;
  /** Above the line: cents, an exponent, or a note's sign. */
  isRaised?: boolean;
  /** Below the line, as the 2 of H₂O. */
  isLowered?: boolean;
  /** Smaller than the rest of the line, as cents may be. */
  isSmall?: boolean;
  /** Crossed out: it held before. */
  isStruck?: boolean;
}
