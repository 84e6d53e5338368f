import type { AiProvider } from '../../ai/AiProvider.ts';
import { untilAborted } from '../../kernel/platform/untilAborted.ts';
import { chooseAction } from '../actions/chooseAction.ts';
import { consentOf } from '../actions/consentOf.ts';
import { giveConsented } from '../actions/giveConsented.ts';
import { runActions } from '../actions/runActions.ts';
import type { AnswerEvent } from '../answer.ts';
import { providerFor } from '../question/providerFor.ts';
import { findNear } from '../retrieval/findNear.ts';
import type { Verified } from '../retrieval/findVerified.ts';
import { findCandidates } from '../retrieval/findCandidates.ts';
import { retrievePassages } from '../retrievePassages.ts';
import { fitHistory } from '../rewriting/fitHistory.ts';
import { rewriteQuery } from '../rewriting/rewriteQuery.ts';
import { withoutSmallTalk } from '../smallTalk/withoutSmallTalk.ts';
import { findInstead } from './findInstead.ts';
import { giveInstead } from './giveInstead.ts';
import { writeInTime } from './writeInTime.ts';
import type { AnswerTask } from '../actions/AnswerTask.ts';

/** Nearest vectors to a follow-up as it was written, beside those to what a model made of it. */
const AS_ASKED = 16;

/** The answer to a question, step by step: the business's own, the model's as far as it is checked, passages that may help, or a refusal. */
export async function* generateAnswer(task: AnswerTask, anyProvider: AiProvider): AsyncGenerator<AnswerEvent, void> {
  const { question, turns, verified, signal } = task;
  const provider = providerFor(question, anyProvider);
  const { widget, visitor, text } = question;
  const consent = task.pending?.kind === 'confirm' ? consentOf(text) : undefined;
  if (task.pending !== null && consent !== undefined) {
    return yield* giveConsented(task, task.pending, consent, provider);
  }
  if (verified !== undefined) return yield* giveVerified(verified);

  const knowledge = { ...widget, chatbotId: visitor.chatbotId, needsEmbedder: task.withoutModel === 'fail' };
  // Meanwhile the sources are searched: most questions need both, or the sources alone.
  const choosing = widget.hasActions && task.actions !== 'off' ? chooseAction(task, provider) : undefined;
  choosing?.catch(() => undefined);
  const history = fitHistory(turns);
  const asked = withoutSmallTalk(text);
  // A model may take a new question for a follow-up: what the visitor wrote is searched meanwhile.
  const asAsked =
    history.length > 0 && provider.rewrite !== null ? findCandidates(knowledge, asked, provider, AS_ASKED) : [];
  const [searchQuery, others] = await untilAborted(
    Promise.all([rewriteQuery(asked, history, provider, signal), asAsked]),
    signal,
  );
  const found = await untilAborted(retrievePassages(knowledge, searchQuery, provider, others), signal);
  const near = findNear(searchQuery, found, widget.faqs);
  if (near !== undefined) {
    yield { type: 'retrieved', searchQuery, passages: found };
    return yield* giveVerified(near);
  }
  const { isEnded, results } = yield* runActions(task, await choosing, provider);
  const passages = [...results, ...found];
  yield { type: 'retrieved', searchQuery, passages };
  if (isEnded) return;

  const nothing = { isAnswered: false, isLeak: false, usage: null };
  const written = passages.length === 0 ? nothing : yield* writeInTime(task, searchQuery, passages, provider);
  // The model was away: what was found goes on without it.
  if ('isLasting' in written) return yield* giveVerified(await findInstead(task, searchQuery, written, provider));
  const { isAnswered, isLeak, usage } = written;
  if (isAnswered) {
    yield { type: 'finished', verdict: 'answered', usage, offersContact: false };
    return;
  }
  yield* giveInstead({ question, searchQuery, passages: found, isLeak, usage, signal }, provider);
}

async function* giveVerified({ text, citations, verdict, offersContact }: Verified): AsyncGenerator<AnswerEvent, void> {
  for (const citation of citations) yield { type: 'citation', citation };
  yield { type: 'text', text };
  yield { type: 'finished', verdict, usage: null, offersContact };
}
