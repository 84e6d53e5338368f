import type { Step } from '../../../documents/procedures/procedureOf.ts';
import { LIMITS } from '../../../limits.ts';
import { nameFrom } from '../reading/nameFrom.ts';
import type { ReadField } from '../reading/readField.ts';

const PLACE = /\{([^{}]{1,60})\}/g;

/** Name of the value that a placeholder in words means: of a question, by its name or its words. */
function askedName(place: string, asked: readonly ReadField[], skipped: ReadonlySet<string>): string | undefined {
  const name = nameFrom(place, skipped);
  const known = asked.find(({ field, about }) => field.name === name || nameFrom(about, skipped) === name);
  return known?.field.name;
}

function textOf(step: Step): string {
  if (step.kind === 'look-up') return step.question;
  return 'text' in step ? step.text : '';
}

/**
 * Steps whose texts name values as the steps do. A placeholder that stands for no question is a line of the result of the call before it,
 * which then keeps it.
 */
export function withResults(steps: readonly Step[], asked: readonly ReadField[], skipped: ReadonlySet<string>): Step[] {
  const done = [...steps];
  const results = new Map<string, string>();
  const nameOf = (place: string, index: number): string => {
    const known = askedName(place, asked, skipped) ?? results.get(nameFrom(place));
    if (known !== undefined) return known;
    const name = nameFrom(place);
    const callIndex = done.slice(0, index).findLastIndex(({ kind }) => kind === 'call');
    const call = done[callIndex];
    if (call?.kind !== 'call' || call.results.length >= LIMITS.procedureResults) return name;
    done[callIndex] = { ...call, results: [...call.results, { name, line: place.trim() }] };
    results.set(name, name);
    return name;
  };
  done.forEach((step, index) => {
    const text = textOf(step).replaceAll(PLACE, (_whole, place: string) => `{${nameOf(place, index)}}`);
    if (step.kind === 'look-up') done[index] = { ...step, question: text };
    else if ('text' in step) done[index] = { ...step, text };
  });
  return done;
}
