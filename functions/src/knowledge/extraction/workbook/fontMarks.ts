import type { MarkedRun } from '../marks/MarkedRun.ts';

/** Marks by which a font says more than its letters. */
export type FontMarks = Readonly<Omit<MarkedRun, 'text'>>;

/** A font that says nothing, whatever the cell around it says. */
export const NO_MARKS: FontMarks = { isStruck: false, isRaised: false, isLowered: false };

/** Marks together with that of an element within a font: `strike` or `vertAlign`. Any other one says nothing. */
export function withFontMark(marks: FontMarks, name: string, { val }: Readonly<Record<string, string>>): FontMarks {
  if (name === 'strike') return { ...marks, isStruck: val === undefined || !/^(?:0|false|off)$/.test(val) };
  if (name === 'vertAlign') return { ...marks, isRaised: val === 'superscript', isLowered: val === 'subscript' };
  return marks;
}

/** True if the marks say anything. */
export function hasMarks({ isStruck = false, isRaised = false, isLowered = false }: FontMarks): boolean {
  return isStruck || isRaised || isLowered;
}
