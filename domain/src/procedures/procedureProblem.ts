import type { Procedure, Step } from '../documents/procedures/procedureOf.ts';
import { fieldProblem } from '../forms/fieldProblem.ts';
import { placeholdersIn } from './placeholders.ts';
import { type Certain, setBefore } from './setBefore.ts';
import { targetsOf } from './targetsOf.ts';

export const PROCEDURE_PROBLEMS = [
  'no-steps',
  'step-twice',
  'field',
  'value-twice',
  'target',
  'unreachable',
  'endless',
  'loop',
  'value',
  'no-action',
] as const;

/** The fault, and the id of the step that has it; empty where it is the procedure's. */
export interface ProcedureProblem {
  code: (typeof PROCEDURE_PROBLEMS)[number];
  step: string;
}

function textsOf(step: Step): string[] {
  if (step.kind === 'ask') return [step.field.label, step.field.hint];
  if (step.kind === 'look-up') return [step.question];
  return 'text' in step ? [step.text] : [];
}

/** Names of values that a step uses, without those that are the customer's facts. */
function usedBy(step: Step): string[] {
  const inTexts = textsOf(step).flatMap(placeholdersIn);
  if (step.kind === 'check') return step.conditions.map(({ value }) => value).filter((name) => !name.includes('.'));
  if (step.kind !== 'call') return inTexts;
  return step.arguments.map(({ value }) => value).filter((name) => name !== '' && !name.includes('.'));
}

function namesOf(step: Step): string[] {
  if (step.kind === 'ask') return [step.field.name];
  return step.kind === 'call' ? step.results.map(({ name }) => name) : [];
}

function isTwice(names: readonly string[], name: string): boolean {
  return names.indexOf(name) !== names.lastIndexOf(name);
}

/** True iff a step can follow itself without the visitor having said anything. */
function turnsAlone(start: Step, byId: ReadonlyMap<string, Step>): boolean {
  const seen = new Set<string>();
  const waiting = [start];
  for (let step = waiting.pop(); step !== undefined; step = waiting.pop()) {
    if (step.kind === 'ask' || step.kind === 'confirm') continue;
    for (const target of targetsOf(step)) {
      if (target === start.id) return true;
      const next = byId.get(target);
      if (next === undefined || seen.has(target)) continue;
      seen.add(target);
      waiting.push(next);
    }
  }
  return false;
}

/** Ids of the steps from which an end can be reached. */
function endingSteps(steps: readonly Step[]): Set<string> {
  const ending = new Set(steps.filter((step) => targetsOf(step).length === 0).map(({ id }) => id));
  for (let size = -1; size !== ending.size;) {
    size = ending.size;
    for (const step of steps) if (targetsOf(step).some((target) => ending.has(target))) ending.add(step.id);
  }
  return ending;
}

/**
 * The first thing that keeps a procedure from being run: no steps, two of one name, a field that cannot be asked, a way to a step that is
 * none, a step that is never reached or from which nothing ends, a turn in which the visitor is not asked, a value that is used before it
 * is certain to be there, a call without an action. Undefined where nothing does. What depends on the actions: `callProblem`.
 */
export function procedureProblem({ steps }: Pick<Procedure, 'steps'>): ProcedureProblem | undefined {
  if (steps.length === 0) return { code: 'no-steps', step: '' };
  const byId = new Map(steps.map((step) => [step.id, step]));
  const before = setBefore({ steps });
  const ids = steps.map(({ id }) => id);
  const names = steps.flatMap(namesOf);
  const ending = endingSteps(steps);
  const faultOf = (step: Step, known: Certain | undefined): ProcedureProblem['code'] | undefined => {
    if (isTwice(ids, step.id)) return 'step-twice';
    if (step.kind === 'ask' && fieldProblem(step.field) !== undefined) return 'field';
    if (namesOf(step).some((name) => isTwice(names, name))) return 'value-twice';
    if (targetsOf(step).some((target) => !byId.has(target))) return 'target';
    if (known === undefined) return 'unreachable';
    if (!ending.has(step.id)) return 'endless';
    if (turnsAlone(step, byId)) return 'loop';
    if (usedBy(step).some((name) => !known.set.has(name))) return 'value';
    return step.kind === 'call' && step.actionId === '' ? 'no-action' : undefined;
  };
  for (const step of steps) {
    const code = faultOf(step, before.get(step.id));
    if (code !== undefined) return { code, step: step.id };
  }
  return undefined;
}
