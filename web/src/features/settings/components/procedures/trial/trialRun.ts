import type { Procedure, Step } from '@parlance/domain/documents/procedures/procedureOf';
import type { ProcedureRun } from '@parlance/domain/documents/procedures/procedureRun';
import type { FieldValue } from '@parlance/domain/forms/checkFieldValue';
import type { Locale } from '@parlance/domain/locales';
import { fillPlaceholders } from '@parlance/domain/procedures/placeholders';
import { advance, beginRun, type Outcome, stepOf, valueOf, type World } from '@parlance/domain/procedures/run/advance';
import { textFor } from '@parlance/domain/widget/textsFor';

export interface TrialLine {
  from: 'chatbot' | 'visitor';
  text: string;
}

/** A procedure that is gone through without a server: its run, and what was said so far. */
export interface Trial {
  run: ProcedureRun;
  lines: readonly TrialLine[];
  /** It has gone through too many steps. */
  isTooLong: boolean;
}

export interface TrialWorld extends World {
  locale: Locale;
  /** A value as visitors read it. */
  show: (name: string, value: FieldValue) => string;
}

type Steps = Pick<Procedure, 'steps'>;

/** Text of a step for visitors, with its values; empty for a step that says nothing. */
function saidBy(step: Step, run: ProcedureRun, { locale, show }: Pick<TrialWorld, 'locale' | 'show'>): string {
  const text = step.kind === 'ask' ? step.field.label : 'text' in step ? step.text : '';
  return fillPlaceholders(textFor(locale, text) || text, (name) => {
    const value = valueOf(run, name);
    return value === undefined ? undefined : show(name, value);
  });
}

/** Says what the present step says, and goes on as long as nobody has to do anything. */
function settled(procedure: Steps, trial: Trial, world: TrialWorld): Trial {
  let { run } = trial;
  const lines = [...trial.lines];
  for (;;) {
    const step = stepOf(procedure, run);
    const text = saidBy(step, run, world);
    if (text !== '') lines.push({ from: 'chatbot', text });
    if (step.kind !== 'say') return { run, lines, isTooLong: false };
    const next = advance(procedure, run, { kind: 'say' }, world);
    if (next === undefined) return { run, lines, isTooLong: true };
    run = next;
  }
}

export function beginTrial(procedure: Steps, world: TrialWorld): Trial {
  return settled(procedure, { run: beginRun(procedure, world), lines: [], isTooLong: false }, world);
}

/** Goes on with what came of the present step. @param said Words of the visitor, or of what happened. */
export function continueTrial(
  procedure: Steps,
  trial: Trial,
  outcome: Outcome,
  said: string,
  world: TrialWorld,
): Trial {
  const lines: TrialLine[] = [...trial.lines, { from: 'visitor', text: said }];
  const run = advance(procedure, trial.run, outcome, world);
  return run === undefined ? { ...trial, lines, isTooLong: true } : settled(procedure, { ...trial, run, lines }, world);
}
