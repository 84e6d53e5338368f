import { type Locale, LOCALES } from '@parlance/domain/locales';
import type { MarkedRun } from './MarkedRun.ts';
import { raisedText, smallText } from './raisedText.ts';
import { LOWERED_FORMS } from './SCRIPT_FORMS.ts';
import { VOCABULARIES } from '../../../kernel/vocabulary/VOCABULARIES.ts';

/** Characters around a raised figure beyond which text says nothing about it. */
const CONTEXT_CHARACTERS = 24;

const MARKS = ['isRaised', 'isLowered', 'isSmall', 'isStruck'] as const;

/**
 * A line as plain text that says what its layout says. What is crossed out is left out; a figure that nothing replaces is kept as a former
 * one ("was 29 €"). A line that is crossed out as a whole is empty.
 * @param language Decides the sign before cents, and the word before former figures; English where it is null.
 */
export function renderRuns(runs: readonly MarkedRun[], language: Locale | null): string {
  if (!runs.some(isMarked)) return runs.map(({ text }) => text).join('');
  const joined = joinAlike(runs);
  const left = joined.filter(({ isStruck }) => isStruck !== true);
  const rest = left.map(({ text }) => text).join('');
  const keepsFormer = rest.trim() !== '' && !/\d/.test(rest);
  const kept = joined.flatMap((run): MarkedRun[] => {
    if (run.isStruck !== true) return [run];
    return keepsFormer && /\d/.test(run.text) ? [{ text: formerText(run.text, language) }] : [];
  });
  let line = '';
  kept.forEach((run, index) => {
    line += textOf(run, line.slice(-CONTEXT_CHARACTERS), textFrom(kept, index + 1), language);
  });
  return line;
}

/** The next few characters of a line. */
function textFrom(runs: readonly MarkedRun[], start: number): string {
  let text = '';
  for (let index = start; index < runs.length && text.length < CONTEXT_CHARACTERS; index += 1)
    text += runs[index]?.text ?? '';
  return text.slice(0, CONTEXT_CHARACTERS);
}

/** A former value: "was 29 €". */
export function formerText(text: string, language: Locale | null): string {
  const { former } = VOCABULARIES[language ?? LOCALES[0]].pages;
  return text.replace(/\S[\s\S]*\S|\S/, (value) => `${former} ${value}`);
}

function textOf(run: MarkedRun, before: string, after: string, language: Locale | null): string {
  if (run.isRaised === true) return raisedText(before, run.text, after, language);
  if (run.isLowered === true) return Array.from(run.text, (letter) => LOWERED_FORMS[letter] ?? letter).join('');
  return run.isSmall === true ? smallText(before, run.text, after, language) : run.text;
}

function isMarked(run: MarkedRun): boolean {
  return MARKS.some((mark) => run[mark] === true);
}

/** Stretches beside each other with the same marks as one: files cut words anywhere. */
function joinAlike(runs: readonly MarkedRun[]): MarkedRun[] {
  const joined: MarkedRun[] = [];
  for (const run of runs) {
    const last = joined.at(-1);
    if (last !== undefined && isAlike(last, run)) joined[joined.length - 1] = { ...last, text: last.text + run.text };
    else joined.push(run);
  }
  return joined;
}

function isAlike(one: MarkedRun, other: MarkedRun): boolean {
  return MARKS.every((mark) => (one[mark] ?? false) === (other[mark] ?? false));
}
