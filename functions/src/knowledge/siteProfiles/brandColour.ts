import { luminance } from '@parlance/domain/widget/luminance';
import type { SiteScan } from './SiteScan.ts';

/** The lightest that still stands out from a white page: contrast of 3:1 (WCAG 2.2, 1.4.11). */
const MAX_LUMINANCE = 1.05 / 3 - 0.05;
/** Greys, blacks and whites are every website's: with less difference between its channels, 0 to 255, a colour is none. */
const MIN_CHROMA = 40;
const HEX = /#([0-9a-f]{6}|[0-9a-f]{3})\b/gi;
const RGB = /rgba?\(\s*(\d{1,3})[\s,]+(\d{1,3})[\s,]+(\d{1,3})/gi;
const SAMPLES = 2000;

function toHex(channels: readonly number[]): string {
  return `#${channels.map((channel) => Math.min(255, Math.round(channel)).toString(16).padStart(2, '0')).join('')}`.toUpperCase();
}

function channelsOf(colour: string): number[] {
  return [1, 3, 5].map((start) => Number.parseInt(colour.slice(start, start + 2), 16));
}

/** The colours that a text names, as #RRGGBB, in order. */
function coloursIn(text: string): string[] {
  const hex = [...text.matchAll(HEX)].slice(0, SAMPLES).map(([, digits = '']) => {
    const six = digits.length === 3 ? digits.replace(/./g, '$&$&') : digits;
    return `#${six.toUpperCase()}`;
  });
  const rgb = [...text.matchAll(RGB)]
    .slice(0, SAMPLES)
    .map(([, ...channels]) => toHex(channels.slice(0, 3).map(Number)));
  return [...hex, ...rgb];
}

function isColourful(colour: string): boolean {
  const channels = channelsOf(colour);
  return Math.max(...channels) - Math.min(...channels) >= MIN_CHROMA;
}

/** Darker in steps until it stands out from white. */
function darkened(colour: string): string {
  let result = colour;
  while (luminance(result) > MAX_LUMINANCE) result = toHex(channelsOf(result).map((channel) => channel * 0.92));
  return result;
}

/**
 * The colour that a website is known by: the one that it gives browsers, else the one that its styles use most. Darkened where it
 * would not stand out from a white page. Null where it has none.
 */
export function brandColour({ themeColour, styles }: Pick<SiteScan, 'themeColour' | 'styles'>): string | null {
  const counts = new Map<string, number>();
  for (const colour of coloursIn(styles).filter(isColourful)) counts.set(colour, (counts.get(colour) ?? 0) + 1);
  const [most] = [...counts].toSorted(([, one], [, other]) => other - one);
  const chosen = coloursIn(themeColour).find(isColourful) ?? most?.[0];
  return chosen === undefined ? null : darkened(chosen);
}
