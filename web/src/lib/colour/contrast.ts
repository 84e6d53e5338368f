import { luminance } from '@parlance/domain/widget/luminance';

/** The contrast of two colours as WCAG 2 counts it, 1 to 21. */
export function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((x, y) => x - y);
  return (light + 0.05) / (dark + 0.05);
}
