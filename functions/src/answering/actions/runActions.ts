import { type Arguments, checkArguments } from '@parlance/domain/actions/checkArguments';
import { LIMITS } from '@parlance/domain/limits';
import { callAction } from './calling/callAction.ts';
import { recordedCall } from './calling/recordedCall.ts';
import type { CallOutcome } from './calling/sendCall.ts';
import type { AiProvider } from '../../ai/AiProvider.ts';
import type { AnswerEvent } from '../answer.ts';
import type { AnswerTask } from './AnswerTask.ts';
import { inVisitorsLanguage } from '../question/inVisitorsLanguage.ts';
import type { RankedPassage } from '../retrieval/rankPassages.ts';
import type { VisitorTexts } from '../../kernel/i18n/Catalogue.ts';
import { visitorTexts } from '../../kernel/i18n/visitorTexts.ts';
import { callKeyOf } from './callKeyOf.ts';
import { callRecord, namedValues, newPending, resultPassage } from './callRecord.ts';
import type { Choice, OpenAction } from './Choice.ts';
import { chooseAction } from './chooseAction.ts';
import { completeArguments } from './completeArguments.ts';
import { shownValue } from './shownValue.ts';

interface Ran {
  /** True where what was said is the whole answer. */
  isEnded: boolean;
  /** Results of the calls, which the answer may rest on. */
  results: readonly RankedPassage[];
}

/**
 * Calls what was chosen, `LIMITS.actionCallsPerMessage` times at most, as long as the model wants more. What changes something is not
 * called: the visitor is asked to agree, and for values that are missing. A call that fails ends the answer with saying so: nothing is
 * invented in its place.
 */
export async function* runActions(
  task: AnswerTask,
  first: Choice | undefined,
  provider: AiProvider,
): AsyncGenerator<AnswerEvent, Ran> {
  const results: RankedPassage[] = [];
  const done: { name: string; result: string }[] = [];
  for (let choice = first; choice !== undefined;) {
    const { action, given } = choice;
    const { values, missing, needsContact, lacksFact } = await completeArguments(task, action, given);
    if (needsContact || lacksFact) {
      yield* say(task, needsContact ? 'signIn' : 'failed', needsContact ? 'answered' : 'refused', provider);
      return { isEnded: true, results };
    }
    if (missing.length > 0) {
      yield* askForValues(task, { action, values, missing }, provider);
      return { isEnded: true, results };
    }
    if (action.changesSomething) {
      yield* askForConsent(task, { action, values }, provider);
      return { isEnded: true, results };
    }
    const outcome = await callOf(task, action, values, done.length + 1);
    const isAnswered = outcome.fault === null && outcome.result !== '';
    const status = isAnswered ? 'done' : 'failed';
    yield { type: 'called', call: callRecord(action, namedValues(values), status, outcome) };
    if (!isAnswered) {
      yield* say(task, 'failed', 'refused', provider);
      return { isEnded: true, results };
    }
    results.push(resultPassage(action, outcome.result));
    done.push({ name: action.name, result: outcome.result });
    choice =
      done.length < LIMITS.actionCallsPerMessage ? (await chooseAction(task, provider, [], done)).action : undefined;
  }
  return { isEnded: false, results };
}

/** Outcome of a call that changes nothing. @param call Which of the message's. */
export async function callOf(
  task: AnswerTask,
  action: OpenAction,
  values: Arguments,
  call: number,
): Promise<CallOutcome> {
  const { question, signal, actions } = task;
  if (typeof actions === 'object') return recordedCall(actions, action.name, values);
  const { orgId, plan } = question.widget;
  const { chatbotId, chatId } = question.visitor;
  return callAction({ orgId, chatbotId, actionId: action.actionId }, action, values, {
    plan,
    chatId: actions === 'run' ? chatId : null,
    key: callKeyOf(question, call),
    signal,
  });
}

/** Says one of the texts around calls, as the whole answer. A failure offers the contact form. */
export async function* say(
  task: AnswerTask,
  text: keyof VisitorTexts['actions'],
  verdict: 'answered' | 'refused' | 'small-talk',
  provider: AiProvider,
): AsyncGenerator<AnswerEvent, void> {
  const { question, signal } = task;
  const said = visitorTexts(question.locale, question.widget.formality).actions[text];
  yield { type: 'text', text: await inVisitorsLanguage(said, question, provider, signal) };
  yield { type: 'finished', verdict, usage: null, offersContact: verdict === 'refused' };
}

/** Asks for what a call needs, in the words that the business has for it. */
async function* askForValues(
  task: AnswerTask,
  { action, values, missing }: { action: OpenAction; values: Arguments; missing: readonly string[] },
  provider: AiProvider,
): AsyncGenerator<AnswerEvent, void> {
  const { question, signal } = task;
  const said = action.parameters.filter(({ name, filledBy }) => filledBy === '' && Object.hasOwn(values, name));
  const { needs } = visitorTexts(question.locale, question.widget.formality).actions;
  const wanted = action.parameters.filter(({ name }) => missing.includes(name));
  const lines = wanted.map(({ description, options }) =>
    options.length === 0 ? `- ${description}` : `- ${description}: ${options.join(', ')}`,
  );
  const head = await inVisitorsLanguage(needs, question, provider, signal);
  yield { type: 'asked', pending: newPending('ask', action, checkArguments(said, values).values, question) };
  yield { type: 'text', text: [head, '', ...lines].join('\n') };
  yield { type: 'finished', verdict: 'answered', usage: null, offersContact: false };
}

/** Shows what would be sent. In the playground nothing can be agreed to. */
async function* askForConsent(
  task: AnswerTask,
  { action, values }: { action: OpenAction; values: Arguments },
  provider: AiProvider,
): AsyncGenerator<AnswerEvent, void> {
  const { question, signal } = task;
  const { wouldSend, agree, onlyShown } = visitorTexts(question.locale, question.widget.formality).actions;
  const isReal = task.actions !== 'show';
  const lines = action.parameters.flatMap(({ name, description }) =>
    Object.hasOwn(values, name) ? `- ${description}: ${shownValue(values[name] ?? '')}` : [],
  );
  const [head, end] = await Promise.all(
    [wouldSend, isReal ? agree : onlyShown].map((text) => inVisitorsLanguage(text, question, provider, signal)),
  );
  yield { type: 'called', call: callRecord(action, namedValues(values), 'asked') };
  if (isReal) yield { type: 'asked', pending: newPending('confirm', action, values, question) };
  yield { type: 'text', text: [head, '', `**${action.title}**`, ...lines, '', end].join('\n') };
  yield { type: 'finished', verdict: 'answered', usage: null, offersContact: false };
}
