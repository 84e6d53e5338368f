import type { MarkedRun } from '../marks/MarkedRun.ts';

type Marks = Omit<MarkedRun, 'text'>;

const BY_NAME: Readonly<Record<string, Marks>> = {
  sup: { isRaised: true },
  sub: { isLowered: true },
  small: { isSmall: true },
  del: { isStruck: true },
  s: { isStruck: true },
  strike: { isStruck: true },
};
const STRUCK = /text-decoration(?:-line)?\s*:[^;]{0,60}line-through/i;
const RAISED = /vertical-align\s*:\s*super\b/i;
const LOWERED = /vertical-align\s*:\s*sub\b/i;

/** The marks of the text in an element, by its name and its own style, with those of the element around it. */
export function elementMarks(name: string, style: string | undefined, outer: Marks): Marks {
  const own = BY_NAME[name];
  if (own === undefined && style === undefined) return outer;
  return {
    ...outer,
    ...own,
    ...(STRUCK.test(style ?? '') ? { isStruck: true } : {}),
    ...(RAISED.test(style ?? '') ? { isRaised: true } : {}),
    ...(LOWERED.test(style ?? '') ? { isLowered: true } : {}),
  };
}
