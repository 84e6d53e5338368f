/** Specification point 9. */
export const FOCUSED_MAX = 0.3;
export const CREATIVE_MIN = 0.7;

/** Name of a temperature's range (0 to 1). */
export function creativityBand(temperature: number): 'focused' | 'balanced' | 'creative' {
  if (temperature <= FOCUSED_MAX) return 'focused';
  return temperature >= CREATIVE_MIN ? 'creative' : 'balanced';
}
