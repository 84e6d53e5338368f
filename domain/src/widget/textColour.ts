import { luminance } from './luminance.ts';

/** Up to this luminance of the background white reaches 4.5:1; above it black does. */
const WHITE_UP_TO = 0.1833;

/** White or black, so that text on `background` (#rrggbb) reaches 4.5:1. */
export function textColour(background: string): string {
  return luminance(background) <= WHITE_UP_TO ? '#fff' : '#000';
}
