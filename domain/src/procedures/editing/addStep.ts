import type { Step, StepKind } from '../../documents/procedures/procedureOf.ts';
import type { Locale } from '../../locales.ts';
import { targetsOf } from '../targetsOf.ts';
import { freeName } from '../words/reading/nameFrom.ts';
import { newStep } from './newStep.ts';

const SIGNED_IN = 'customer.subject';

/**
 * Steps with a new one behind the one at an index. It takes over the way on of that step where both have one; a step that ends the
 * procedure waits for somebody to lead a way to it.
 * @param index -1: before all others.
 */
export function addStep(steps: readonly Step[], index: number, kind: StepKind, locale: Locale): Step[] {
  const id = freeName(kind.replaceAll('-', '_'), new Set(steps.map((step) => step.id)));
  const names = steps.flatMap((step) => (step.kind === 'ask' ? [step.field.name] : []));
  const before = steps[index];
  const after = steps[index + 1];
  const isEnd = kind === 'end' || kind === 'hand-over';
  const next = before !== undefined && 'next' in before ? before.next : (after?.id ?? id);
  const ending = steps.find((step) => targetsOf(step).length === 0)?.id ?? next;
  const added = newStep({
    id,
    kind,
    next,
    otherwise: kind === 'check' ? next : ending,
    locale,
    name: freeName('answer_1', new Set(names)),
    value: names.at(-1) ?? SIGNED_IN,
  });
  const all = [...steps].toSpliced(index + 1, 0, added);
  if (isEnd || before === undefined || !('next' in before)) return all;
  return all.with(index, { ...before, next: id });
}
