import type { Procedure, Step } from '@parlance/domain/documents/procedures/procedureOf';
import { LIMITS } from '@parlance/domain/limits';
import { returnProcedure } from '../../functions/support/procedures/returnProcedure.ts';
import { chars, NO_LISTS, times } from './strangeValues.ts';

const RETURN = returnProcedure('a1');
const END: Step = { id: 'end', kind: 'end', text: 'Done.' };

function withStep(step: object): unknown[] {
  return [{ ...RETURN, steps: [step] }];
}

function withId(own: Partial<Procedure>, place: number): Procedure {
  return { ...RETURN, steps: [END], ...own, id: `p${place}` };
}

function bytesOf(value: unknown): number {
  return Buffer.byteLength(JSON.stringify(value));
}

/** Procedures with as many steps and as long texts as all of them may have together. */
function largest(): Procedure[] {
  const text = chars(LIMITS.procedureTextCharacters);
  const steps = times(LIMITS.procedureSteps, 'say').map((_say, place): Step => ({
    id: `s${place}`,
    kind: 'end',
    text,
  }));
  const all = Array.from({ length: LIMITS.procedures }, (_, place) => withId({ steps: [] }, place));
  for (const procedure of all) {
    for (const step of steps) {
      procedure.steps.push(step);
      if (bytesOf(all) > LIMITS.procedureBytes) procedure.steps.pop();
    }
  }
  return all;
}

const LARGEST = largest();
/** A step more than all of them may have together. */
const TOO_LARGE = LARGEST.map((procedure, place) =>
  place < LIMITS.procedures - 1
    ? procedure
    : { ...procedure, steps: [...procedure.steps, { ...END, text: chars(LIMITS.procedureTextCharacters) }] },
);

/** Procedures that are taken, the largest last, and what is refused. */
export const PROCEDURE_SETTING = {
  good: [[], [RETURN], [{ ...RETURN, isOn: false, steps: [] }], LARGEST],
  bad: [
    Array.from({ length: LIMITS.procedures + 1 }, (_, place) => withId({}, place)),
    [RETURN, RETURN],
    TOO_LARGE,
    [
      {
        ...RETURN,
        steps: Array.from({ length: LIMITS.procedureSteps + 1 }, (_, place) => ({ ...END, id: `s${place}` })),
      },
    ],
    [{ ...RETURN, name: '' }],
    [{ ...RETURN, title: '' }],
    [{ ...RETURN, words: chars(LIMITS.procedureWordsCharacters + 1) }],
    [{ ...RETURN, examples: times(LIMITS.procedureExamples + 1, 'Back?') }],
    [{ ...RETURN, more: 1 }],
    withStep({ ...END, kind: 'jump' }),
    withStep({ ...END, id: 'Two words' }),
    withStep({ ...END, text: '' }),
    withStep({ ...END, next: 'end' }),
    withStep({ id: 'a', kind: 'ask', next: 'a', field: { name: 'a', type: 'secret', label: 'A' } }),
    withStep({ id: 'a', kind: 'check', next: 'a', otherwise: 'a', conditions: [] }),
    withStep({ id: 'a', kind: 'check', next: 'a', otherwise: 'a', conditions: [{ value: 'a', is: 'like', than: '' }] }),
    withStep({ id: 'a', kind: 'call', actionId: '../b', arguments: [], results: [], next: 'a', otherwise: 'a' }),
    ...NO_LISTS,
  ],
} as const;
