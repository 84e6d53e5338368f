import { actionSourceId } from '@parlance/domain/actions/actionSourceId';
import type { Arguments } from '@parlance/domain/actions/checkArguments';
import type { PendingCall } from '@parlance/domain/documents/actions/actionCall';
import type { CallFault } from '@parlance/domain/documents/actions/action';
import { recordedCall } from './calling/recordedCall.ts';
import { type CallOutcome, notSent } from './calling/sendCall.ts';
import type { AiProvider } from '../../ai/AiProvider.ts';
import { refs } from '../../kernel/platform/refs.ts';
import type { AnswerEvent } from '../answer.ts';
import type { AnswerTask } from './AnswerTask.ts';
import { inVisitorsLanguage } from '../question/inVisitorsLanguage.ts';
import { quoteOf } from '../retrieval/quoteOf.ts';
import { visitorTexts } from '../../kernel/i18n/visitorTexts.ts';
import { callRecord, namedValues } from './callRecord.ts';
import type { OpenAction } from './Choice.ts';
import { completeArguments } from './completeArguments.ts';
import { isUncertain } from './isUncertain.ts';
import { say } from './runActions.ts';
import { sendAgreed } from './sendAgreed.ts';

/** Maximum number of the result's lines that the answer quotes. */
const QUOTED_LINES = 3;

/**
 * Answers a visitor who has agreed to a call or refused it: the call is sent once, with the values that were shown, if that was
 * at most `LIMITS.actionConsentMs` ago and nobody has changed the action since. No model writes any of it.
 */
export async function* giveConsented(
  task: AnswerTask,
  pending: PendingCall,
  consent: 'yes' | 'no',
  provider: AiProvider,
): AsyncGenerator<AnswerEvent, void> {
  const { orgId } = task.question.widget;
  const { chatbotId } = task.question.visitor;
  const stored = (await refs.action(orgId, chatbotId, pending.actionId).get()).data();
  const title = { actionId: pending.actionId, title: stored?.title ?? '' };
  const decline = (fault: CallFault | null): AnswerEvent => {
    const call = callRecord(title, pending.arguments, 'declined');
    return { type: 'called', call: { ...call, fault } };
  };
  if (consent === 'no') {
    yield decline(null);
    return yield* say(task, 'declined', 'small-talk', provider);
  }
  if (pending.expiresAt <= task.question.askedAt) {
    yield decline(null);
    return yield* say(task, 'expired', 'small-talk', provider);
  }
  const isSame = stored?.isOn === true && stored.updatedAt.getTime() === pending.version.getTime();
  if (!isSame) {
    yield decline('changed');
    return yield* say(task, 'changed', 'small-talk', provider);
  }
  const action = { ...stored, actionId: pending.actionId };
  const given = Object.fromEntries(pending.arguments.map(({ parameter, value }) => [parameter, value]));
  const { values, needsContact } = await completeArguments(task, action, given);
  // Another contact, or other facts about this one, than what was shown.
  const isShown = namedValues(values).every(({ parameter, value }) => given[parameter] === value);
  if (needsContact || !isShown) {
    yield decline('changed');
    return yield* say(task, needsContact ? 'signIn' : 'changed', 'small-talk', provider);
  }
  if (typeof task.actions === 'object') {
    const outcome = recordedCall(task.actions, action.name, values);
    return yield* sayOutcome(task, { action, pending, outcome }, provider);
  }
  yield* sendOnce(task, { action, pending, values }, provider);
}

/** A call with the visitor's consent. */
interface Agreed {
  action: OpenAction;
  pending: PendingCall;
}

async function* sendOnce(
  task: AnswerTask,
  { action, pending, values }: Agreed & { values: Arguments },
  provider: AiProvider,
): AsyncGenerator<AnswerEvent, void> {
  const sent = await sendAgreed(task, action, values);
  if (sent.kind === 'sent') return yield* sayOutcome(task, { action, pending, outcome: sent.outcome }, provider);
  if (sent.kind === 'answered') {
    yield { type: 'text', text: sent.text };
    yield { type: 'finished', verdict: 'answered', usage: null, offersContact: false };
    return;
  }
  yield { type: 'called', call: callRecord(action, pending.arguments, 'failed', notSent('unknown')) };
  yield* say(task, 'unknown', 'refused', provider);
}

/** Says what became of a call that the visitor agreed to. */
async function* sayOutcome(
  task: AnswerTask,
  { action, pending, outcome }: Agreed & { outcome: CallOutcome },
  provider: AiProvider,
): AsyncGenerator<AnswerEvent, void> {
  const { question, signal } = task;
  const { fault, result } = outcome;
  yield { type: 'called', call: callRecord(action, pending.arguments, fault === null ? 'done' : 'failed', outcome) };
  if (fault !== null) {
    return yield* say(task, isUncertain(outcome) ? 'unknown' : 'notDone', 'refused', provider);
  }
  const { done } = visitorTexts(question.locale, question.widget.formality).actions;
  const said = await inVisitorsLanguage(done, question, provider, signal);
  const lines = result
    .split('\n')
    .slice(0, QUOTED_LINES)
    .filter((line) => line !== '');
  const source = { sourceId: actionSourceId(action.actionId), sourceName: action.title };
  if (lines.length > 0) {
    const place = { heading: '', page: null, url: null };
    yield { type: 'citation', citation: { n: 1, ...source, ...place, quote: quoteOf(result) } };
  }
  const quoted = lines.map((line) => `- ${line} [1]`);
  yield { type: 'text', text: [said, ...(quoted.length === 0 ? [] : ['', ...quoted])].join('\n') };
  yield { type: 'finished', verdict: 'answered', usage: null, offersContact: false };
}
