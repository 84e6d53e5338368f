import { describe, expect, it } from 'vitest';
import type { Condition, Procedure, Step } from '../../documents/procedures/procedureOf.ts';
import type { FormField } from '../../documents/forms/formField.ts';
import { LIMITS } from '../../limits.ts';
import { isTrue } from '../isTrue.ts';
import { procedureProblem } from '../procedureProblem.ts';
import { advance, argumentsOf, beginRun, type Outcome, stepOf, type World } from './advance.ts';

const TODAY = '2026-11-29';
const WORLD: World = { today: TODAY, factOf: (name) => (name === 'customer.plan' ? 'pro' : undefined) };

const field: FormField = {
  name: 'order',
  type: 'text',
  label: 'Order',
  hint: '',
  isRequired: true,
  options: [],
  pattern: '',
  min: null,
  max: null,
};

const CALL: Extract<Step, { kind: 'call' }> = {
  id: 'call',
  kind: 'call',
  actionId: 'a1',
  arguments: [
    { parameter: 'order', value: 'order', text: '' },
    { parameter: 'plan', value: 'customer.plan', text: '' },
    { parameter: 'source', value: '', text: 'chat' },
    { parameter: 'note', value: 'note', text: '' },
  ],
  results: [{ name: 'number', line: 'number' }],
  next: 'end',
  otherwise: 'failed',
};

const RETURN: Pick<Procedure, 'steps'> = {
  steps: [
    { id: 'order', kind: 'ask', field, next: 'bought' },
    { id: 'bought', kind: 'ask', field: { ...field, name: 'bought', type: 'date', max: 0 }, next: 'in_time' },
    {
      id: 'in_time',
      kind: 'check',
      conditions: [{ value: 'bought', is: 'within', than: '30' }],
      next: 'note',
      otherwise: 'late',
    },
    { id: 'late', kind: 'end', text: 'Too late.' },
    { id: 'note', kind: 'ask', field: { ...field, name: 'note', isRequired: false }, next: 'confirm' },
    { id: 'confirm', kind: 'confirm', text: 'Right?', next: 'call', otherwise: 'order' },
    CALL,
    { id: 'failed', kind: 'hand-over', text: 'Somebody will help.' },
    { id: 'end', kind: 'end', text: 'Number {number}.' },
  ],
};

function walk(...outcomes: Outcome[]) {
  return outcomes.reduce(
    (run, outcome) => {
      const next = advance(RETURN, run, outcome, WORLD);
      if (next === undefined) throw new Error('It has gone through too many steps.');
      return next;
    },
    beginRun(RETURN, WORLD),
  );
}

const asked = (value: string | null): Outcome => ({ kind: 'ask', value });
const yes: Outcome = { kind: 'confirm', isYes: true };
const UNTIL_CONFIRM = [asked('FW-1'), asked('2026-11-01'), asked(null)];

describe('a run', () => {
  it('goes through the steps in their order, and remembers which', () => {
    expect(procedureProblem(RETURN)).toBeUndefined();
    const done = walk(...UNTIL_CONFIRM, yes, { kind: 'call', isDone: true, results: { number: 'R-7' } });
    expect(done).toMatchObject({ step: 'end', trail: ['order', 'bought', 'in_time', 'note', 'confirm', 'call'] });
    expect(done.values).toContainEqual({ name: 'number', value: 'R-7' });
  });

  it('takes the way that the values decide', () => {
    expect(walk(asked('FW-1'), asked('2026-10-01')).step).toBe('late');
    expect(walk(...UNTIL_CONFIRM, { kind: 'confirm', isYes: false }).step).toBe('order');
    expect(walk(...UNTIL_CONFIRM, yes, { kind: 'call', isDone: false, results: {} }).step).toBe('failed');
  });

  it('takes no outcome of another step', () => {
    expect(() => walk(yes)).toThrow(RangeError);
    expect(() => walk(asked('FW-1'), { kind: 'call', isDone: true, results: {} })).toThrow(RangeError);
    expect(() => stepOf(RETURN, { step: 'elsewhere' })).toThrow(RangeError);
  });

  it(`ends after ${LIMITS.procedureMoves} steps`, () => {
    const turn: Pick<Procedure, 'steps'> = {
      steps: [
        { id: 'order', kind: 'ask', field, next: 'confirm' },
        { id: 'confirm', kind: 'confirm', text: 'Right?', next: 'end', otherwise: 'order' },
        { id: 'end', kind: 'end', text: 'Done.' },
      ],
    };
    let run = beginRun(turn, WORLD);
    let steps = 0;
    for (let next = advance(turn, run, asked('a'), WORLD); next !== undefined; steps += 1) {
      run = next;
      next = advance(turn, run, run.step === 'order' ? asked('a') : { kind: 'confirm', isYes: false }, WORLD);
    }
    expect(steps).toBe(LIMITS.procedureMoves);
  });
});

describe('a call', () => {
  const changing = { changesSomething: true };

  it('sends what was agreed to as it was given, facts about the customer and fixed texts, and nothing that was left out', () => {
    expect(argumentsOf(CALL, walk(...UNTIL_CONFIRM, yes), changing, WORLD)).toEqual({
      order: 'FW-1',
      plan: 'pro',
      source: 'chat',
    });
  });

  it('that changes something sends nothing without a yes to all of it', () => {
    const run = walk(...UNTIL_CONFIRM);
    expect(argumentsOf(CALL, run, changing, WORLD)).toBeUndefined();
    expect(argumentsOf(CALL, run, { changesSomething: false }, WORLD)).toMatchObject({ order: 'FW-1' });
    const agreed = walk(...UNTIL_CONFIRM, yes);
    expect(argumentsOf(CALL, { ...agreed, confirmed: ['bought'] }, changing, WORLD)).toBeUndefined();
  });
});

it.each([
  ['equal', 'Pro', 'pro', true],
  ['equal', '2', 2, true],
  ['equal', '2', '2.0', true],
  ['not-equal', 'pro', 'basic', true],
  ['not-equal', 'pro', 'PRO', false],
  ['below', '3', 2, true],
  ['below', '3', 3, false],
  ['above', '3', '3.5', true],
  ['above', '3', 'many', false],
  ['within', '30', '2026-10-30', true],
  ['within', '30', '2026-10-29', false],
  ['older', '30', '2026-10-29', true],
  ['older', '30', '2026-10-29T10:00:00Z', true],
  ['older', '30', 'long ago', false],
  ['present', '', 0, true],
  ['present', '', undefined, false],
  ['missing', '', undefined, true],
  ['not-equal', 'pro', undefined, false],
] as const)('%s %j of %j is %s', (is: Condition['is'], than, value, isMet) => {
  expect(isTrue({ is, than }, value, TODAY)).toBe(isMet);
});
