/**
 * How often a test does the same thing, or does it at the same time: a few times, which finds a plain race, or as often as a rare
 * one needs, where `npm run soak` has set PARLANCE_SOAK.
 */
export function soakRounds(small: number, full: number): number {
  return process.env['PARLANCE_SOAK'] === '1' ? full : small;
}
