import { describe, expect, it } from 'vitest';
import type { Step, StepKind } from '../../documents/procedures/procedureOf.ts';
import { procedureProblem } from '../procedureProblem.ts';
import { targetsOf } from '../targetsOf.ts';
import { procedureTemplate } from '../templates/procedureTemplate.ts';
import { addStep } from './addStep.ts';
import { moveStepUp } from './moveStepUp.ts';
import { removeStep } from './removeStep.ts';
import { renameValue } from './renameValue.ts';

const say = (id: string, next: string): Step => ({ id, kind: 'say', text: `${id}.`, next });
const end: Step = { id: 'end', kind: 'end', text: 'Done.' };
const chain = [say('one', 'two'), say('two', 'three'), say('three', 'end'), end];
const { steps: template } = procedureTemplate('p1', 'return', 'en');

/** Ids in the order in which the steps run, by their first ways. */
function runOrder(steps: readonly Step[]): string[] {
  const order: string[] = [];
  for (let step = steps[0]; step !== undefined && !order.includes(step.id);) {
    order.push(step.id);
    const [next] = targetsOf(step);
    step = steps.find(({ id }) => id === next);
  }
  return order;
}

describe('a step that is added', () => {
  it('comes between the one before it and the next one', () => {
    expect(runOrder(addStep(chain, 0, 'say', 'en'))).toEqual(['one', 'say', 'two', 'three', 'end']);
    expect(runOrder(addStep(chain, -1, 'say', 'en'))).toEqual(['say', 'one', 'two', 'three', 'end']);
    expect(runOrder(addStep([], -1, 'end', 'en'))).toEqual(['end']);
  });

  it.each<StepKind>(['ask', 'check', 'look-up', 'call', 'confirm', 'say', 'hand-over', 'end'])(
    'leads to steps that are there (%s), after every step',
    (kind) => {
      for (let index = -1; index < template.length; index += 1) {
        const steps = addStep(template, index, kind, 'de');
        const ids = new Set(steps.map(({ id }) => id));
        expect(ids.size).toBe(template.length + 1);
        expect(steps.flatMap(targetsOf).filter((target) => !ids.has(target))).toEqual([]);
      }
    },
  );

  it('that ends the procedure takes no way by itself', () => {
    const steps = addStep(chain, 0, 'hand-over', 'en');
    expect(runOrder(steps)).toEqual(['one', 'two', 'three', 'end']);
    expect(procedureProblem({ steps })).toEqual({ code: 'unreachable', step: 'hand_over' });
  });
});

describe('a step that is removed', () => {
  it('leaves its way on to those that led to it', () => {
    expect(runOrder(removeStep(chain, 'two'))).toEqual(['one', 'three', 'end']);
    expect(runOrder(removeStep(chain, 'one'))).toEqual(['two', 'three', 'end']);
  });

  it.each(template.map(({ id }) => id))('leaves no way that leads nowhere: %s', (id) => {
    const steps = removeStep(template, id);
    const ids = new Set(steps.map((step) => step.id));
    expect(steps.flatMap(targetsOf).filter((target) => !ids.has(target))).toEqual([]);
  });
});

describe('a step that is moved up', () => {
  it('runs before the one that it followed', () => {
    expect(runOrder(moveStepUp(chain, 1))).toEqual(['two', 'one', 'three', 'end']);
    expect(runOrder(moveStepUp(chain, 2))).toEqual(['one', 'three', 'two', 'end']);
  });

  it('changes its place in the list alone where it did not follow it', () => {
    const index = template.findIndex(({ id }) => id === 'late');
    const moved = moveStepUp(template, index);
    expect(moved[index - 1]?.id).toBe('late');
    expect(runOrder(moved)).toEqual(runOrder(template));
  });

  it('stays where it is at the top', () => {
    expect(moveStepUp(chain, 0)).toEqual(chain);
  });
});

it('a value that is renamed keeps its name wherever it is used', () => {
  const steps = renameValue(
    [...template, { id: 'x', kind: 'say', text: 'So {reason}.', next: 'done' }],
    'reason',
    'why',
  );
  expect(JSON.stringify(steps)).not.toContain('{reason}');
  expect(steps.flatMap((step) => (step.kind === 'check' ? step.conditions.map(({ value }) => value) : []))).toContain(
    'why',
  );
  expect(procedureProblem({ steps: steps.slice(0, -1) })).toEqual(procedureProblem({ steps: template }));
});
