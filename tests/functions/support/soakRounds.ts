/**
 * Number of times that a test does the same thing, in turn or at the same time: a few, which finds a plain race, or as many as a
 * rare one needs, if `npm run soak` has set PARLANCE_SOAK.
 */
export function soakRounds(small: number, full: number): number {
  return process.env['PARLANCE_SOAK'] === '1' ? full : small;
}
