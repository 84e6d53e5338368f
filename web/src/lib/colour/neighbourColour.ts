import { contrast } from './contrast.ts';
import { mixColour } from './mixColour.ts';

const STEPS = 100;

/** The nearest shade of `colour`, darker first, that reaches `ratio` beside every colour of `beside`; undefined if there is none. */
export function neighbourColour(colour: string, beside: readonly string[], ratio: number): string | undefined {
  for (let step = 0; step <= STEPS; step += 1) {
    const shades = [mixColour(colour, 0, step / STEPS), mixColour(colour, 255, step / STEPS)];
    const found = shades.find((shade) => beside.every((other) => contrast(shade, other) >= ratio));
    if (found !== undefined) return found;
  }
  return undefined;
}
