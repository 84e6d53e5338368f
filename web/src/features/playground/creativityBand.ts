/** Specification point 9. */
export const FOCUSED_MAX = 0.3;
export const CREATIVE_MIN = 0.7;

/** How a temperature (0 to 1) is called. */
export function creativityBand(temperature: number): 'focused' | 'balanced' | 'creative' {
  if (temperature <= FOCUSED_MAX) return 'focused';
  return temperature >= CREATIVE_MIN ? 'creative' : 'balanced';
}
