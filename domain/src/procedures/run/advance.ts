import type { Procedure, Step } from '../../documents/procedures/procedureOf.ts';
import type { ProcedureRun } from '../../documents/procedures/procedureRun.ts';
import type { FieldValue } from '../../forms/checkFieldValue.ts';
import { LIMITS } from '../../limits.ts';
import { isTrue } from '../isTrue.ts';

/** Outcome of a step, by its kind: a value (null where it was left out), yes or no, whether it worked and what came of it, or that it was said. */
export type Outcome =
  | { kind: 'ask'; value: FieldValue | null }
  | { kind: 'confirm'; isYes: boolean }
  | { kind: 'look-up'; isFound: boolean }
  | { kind: 'call'; isDone: boolean; results: Readonly<Record<string, string>> }
  | { kind: 'say' };

/** What conditions are compared with. */
export interface World {
  /** Day yyyy-mm-dd from which days are counted. */
  today: string;
  /** A fact about the verified contact (`customerFact`); undefined for strangers. */
  factOf: (name: string) => FieldValue | undefined;
}

type Steps = Pick<Procedure, 'steps'>;

/** The step at which a run is. Throws a RangeError where the procedure has none of this id, which `procedureProblem` rules out. */
export function stepOf({ steps }: Steps, { step: id }: Pick<ProcedureRun, 'step'>): Step {
  const step = steps.find((one) => one.id === id);
  if (step === undefined) throw new RangeError(`There is no step "${id}".`);
  return step;
}

/** A value of a run by its name. */
export function valueOf({ values }: Pick<ProcedureRun, 'values'>, name: string): FieldValue | undefined {
  return values.find((one) => one.name === name)?.value;
}

function withValue(run: ProcedureRun, name: string, value: FieldValue | null): ProcedureRun {
  const others = run.values.filter((one) => one.name !== name);
  return {
    ...run,
    values: value === null ? others : [...others, { name, value }],
    confirmed: run.confirmed?.filter((one) => one !== name) ?? null,
  };
}

function to(run: ProcedureRun, target: string): ProcedureRun {
  return { ...run, step: target, trail: [...run.trail, run.step], tries: 0 };
}

/** Goes through checks, which neither say nor ask anything. */
function throughChecks(procedure: Steps, run: ProcedureRun, world: World): ProcedureRun {
  let now = run;
  for (let step = stepOf(procedure, now); step.kind === 'check'; step = stepOf(procedure, now)) {
    const holds = step.conditions.every((condition) => {
      const { value: name } = condition;
      return isTrue(condition, name.includes('.') ? world.factOf(name) : valueOf(now, name), world.today);
    });
    now = to(now, holds ? step.next : step.otherwise);
  }
  return now;
}

/** A run at the first step that says, asks or does something. @param procedure Without a `procedureProblem`. */
export function beginRun(procedure: Steps, world: World): ProcedureRun {
  const step = procedure.steps[0]?.id ?? '';
  return throughChecks(procedure, { step, values: [], confirmed: null, trail: [], tries: 0 }, world);
}

/**
 * The run after its present step, at the next one that says, asks or does something. The procedure alone decides which that is. Undefined
 * where the run has gone through `LIMITS.procedureMoves` steps. Throws a RangeError for an outcome that is none of the present step's.
 * @param procedure Without a `procedureProblem`.
 */
export function advance(procedure: Steps, run: ProcedureRun, outcome: Outcome, world: World): ProcedureRun | undefined {
  const next = afterStep(stepOf(procedure, run), run, outcome);
  const ahead = throughChecks(procedure, next, world);
  return ahead.trail.length > LIMITS.procedureMoves ? undefined : ahead;
}

function afterStep(step: Step, run: ProcedureRun, outcome: Outcome): ProcedureRun {
  if (step.kind === 'ask' && outcome.kind === 'ask') {
    return to(withValue(run, step.field.name, outcome.value), step.next);
  }
  if (step.kind === 'confirm' && outcome.kind === 'confirm') {
    const confirmed = outcome.isYes ? run.values.map(({ name }) => name) : null;
    return to({ ...run, confirmed }, outcome.isYes ? step.next : step.otherwise);
  }
  if (step.kind === 'look-up' && outcome.kind === 'look-up') {
    return to(run, outcome.isFound ? step.next : step.otherwise);
  }
  if (step.kind === 'call' && outcome.kind === 'call') {
    const kept = outcome.isDone
      ? step.results.reduce((all, { name }) => withValue(all, name, outcome.results[name] ?? null), run)
      : run;
    return to({ ...kept, confirmed: null }, outcome.isDone ? step.next : step.otherwise);
  }
  if (step.kind === 'say' && outcome.kind === 'say') return to(run, step.next);
  throw new RangeError(`A step "${step.kind}" has no outcome "${outcome.kind}".`);
}

/**
 * Values that a call sends, by the names of the action's parameters; undefined where one of them was not agreed to, although the action
 * changes something. Values of optional fields that were left out are not sent.
 */
export function argumentsOf(
  step: Extract<Step, { kind: 'call' }>,
  run: ProcedureRun,
  { changesSomething }: { changesSomething: boolean },
  { factOf }: Pick<World, 'factOf'>,
): Record<string, FieldValue> | undefined {
  const { confirmed } = run;
  if (changesSomething && confirmed === null) return undefined;
  const isAgreed = (name: string) => name === '' || name.includes('.') || confirmed?.includes(name) === true;
  const isSent = (name: string) => name === '' || name.includes('.') || valueOf(run, name) !== undefined;
  const sent = step.arguments.filter(({ value }) => isSent(value));
  if (changesSomething && !sent.every(({ value }) => isAgreed(value))) return undefined;
  return Object.fromEntries(
    sent.flatMap(({ parameter, value, text }) => {
      const known = value === '' ? text : value.includes('.') ? factOf(value) : valueOf(run, value);
      return known === undefined ? [] : [[parameter, known]];
    }),
  );
}
