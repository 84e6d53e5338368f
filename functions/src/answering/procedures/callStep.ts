import type { Step } from '@parlance/domain/documents/procedures/procedureOf';
import type { ProcedureRun } from '@parlance/domain/documents/procedures/procedureRun';
import { argumentsOf, type Outcome } from '@parlance/domain/procedures/run/advance';
import type { VisitorTexts } from '../../kernel/i18n/Catalogue.ts';
import { refs } from '../../kernel/platform/refs.ts';
import { callRecord, namedValues } from '../actions/callRecord.ts';
import { recordedCall } from '../actions/calling/recordedCall.ts';
import { type CallOutcome, notSent } from '../actions/calling/sendCall.ts';
import type { OpenAction } from '../actions/Choice.ts';
import { completeArguments } from '../actions/completeArguments.ts';
import { isUncertain } from '../actions/isUncertain.ts';
import { callOf } from '../actions/runActions.ts';
import { sendAgreed } from '../actions/sendAgreed.ts';
import type { AnswerEvent } from '../answer.ts';
import type { Turn } from './Turn.ts';

type CallStep = Extract<Step, { kind: 'call' }>;

/** How a procedure goes on after a call: by its outcome, or it ends with one of the texts around calls, or with another worker's answer. */
export type Called =
  | { kind: 'outcome'; outcome: Extract<Outcome, { kind: 'call' }> }
  | { kind: 'ended'; says: keyof VisitorTexts['actions'] }
  | { kind: 'answered'; text: string };

const FAILED: Called = { kind: 'outcome', outcome: { kind: 'call', isDone: false, results: {} } };

/**
 * Calls the action of a step with the values of the run, as they are. One that changes something is sent where the visitor has agreed to
 * these values, once a message; one of which nobody knows whether it has worked ends the procedure with saying so.
 * @param call Which of the message's.
 */
export async function* callStep(
  { task, world }: Pick<Turn, 'task' | 'world'>,
  { step, run, call }: { step: CallStep; run: ProcedureRun; call: number },
): AsyncGenerator<AnswerEvent, Called> {
  const { widget, visitor } = task.question;
  const stored = (await refs.action(widget.orgId, visitor.chatbotId, step.actionId).get()).data();
  if (stored?.isOn !== true) return FAILED;
  const action = { ...stored, actionId: step.actionId };
  const given = argumentsOf(step, run, action, world);
  if (given === undefined) return FAILED;
  const { values, missing, refused, needsContact, lacksFact } = await completeArguments(task, action, given);
  if (needsContact) return { kind: 'ended', says: 'signIn' };
  if (lacksFact || missing.length > 0 || refused.length > 0) return FAILED;
  const sent = action.changesSomething
    ? await change(task, action, values)
    : {
        kind: 'sent' as const,
        outcome: task.actions === 'off' ? notSent('not-recorded') : await callOf(task, action, values, call),
      };
  if (sent === undefined) return { kind: 'ended', says: 'onlyShown' };
  if (sent.kind === 'answered') return sent;
  const outcome = sent.kind === 'unknown' ? notSent('unknown') : sent.outcome;
  yield {
    type: 'called',
    call: callRecord(action, namedValues(values), outcome.fault === null ? 'done' : 'failed', outcome),
  };
  if (action.changesSomething && isUncertain(outcome)) return { kind: 'ended', says: 'unknown' };
  return { kind: 'outcome', outcome: { kind: 'call', ...resultsOf(step, outcome) } };
}

/** Sends a change; undefined where members only try the chatbot out. */
async function change(task: Turn['task'], action: OpenAction, values: Parameters<typeof sendAgreed>[2]) {
  if (task.actions === 'run') return sendAgreed(task, action, values);
  if (typeof task.actions !== 'object') return undefined;
  return { kind: 'sent' as const, outcome: recordedCall(task.actions, action.name, values) };
}

/** Values that a step keeps of a call's answer, by the lines that it names. */
function resultsOf(
  step: CallStep,
  { fault, result }: CallOutcome,
): { isDone: boolean; results: Record<string, string> } {
  const lines = new Map(
    result.split('\n').flatMap((line) => {
      const end = line.indexOf(': ');
      return end === -1 ? [] : [[line.slice(0, end), line.slice(end + 2)] as const];
    }),
  );
  const results = step.results.flatMap(({ name, line }) => {
    const value = lines.get(line.trim().toLowerCase()) ?? lines.get(line.trim());
    return value === undefined ? [] : [[name, value] as const];
  });
  return { isDone: fault === null, results: Object.fromEntries(results) };
}
