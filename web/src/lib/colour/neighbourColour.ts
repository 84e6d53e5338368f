import { contrast } from './contrast.ts';

const STEPS = 100;

function mixed(colour: string, towards: number, share: number): string {
  const channel = (start: number): string => {
    const value = Number.parseInt(colour.slice(start, start + 2), 16);
    return Math.round(value + (towards - value) * share)
      .toString(16)
      .padStart(2, '0');
  };
  return `#${channel(1)}${channel(3)}${channel(5)}`.toUpperCase();
}

/** The nearest shade of `colour`, darker first, that reaches `ratio` beside every colour of `beside`; undefined if there is none. */
export function neighbourColour(colour: string, beside: readonly string[], ratio: number): string | undefined {
  for (let step = 0; step <= STEPS; step += 1) {
    const shades = [mixed(colour, 0, step / STEPS), mixed(colour, 255, step / STEPS)];
    const found = shades.find((shade) => beside.every((other) => contrast(shade, other) >= ratio));
    if (found !== undefined) return found;
  }
  return undefined;
}
