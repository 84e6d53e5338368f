import type { Procedure } from '@parlance/domain/documents/procedures/procedureOf';
import type { AiProvider } from '../../ai/AiProvider.ts';
import { untilAborted } from '../../kernel/platform/untilAborted.ts';
import { chooseAction } from '../actions/chooseAction.ts';
import { consentOf } from '../actions/consentOf.ts';
import { giveConsented } from '../actions/giveConsented.ts';
import { runActions } from '../actions/runActions.ts';
import type { AnswerEvent } from '../answer.ts';
import { beginProcedure, openProcedures, procedureByExample } from '../procedures/beginProcedure.ts';
import { askAgain, continueProcedure } from '../procedures/continueProcedure.ts';
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

/**
 * The answer to a question, step by step: the business's own, the next step of a procedure, the model's as far as it is checked, passages
 * that may help, or a refusal.
 */
export async function* generateAnswer(task: AnswerTask, anyProvider: AiProvider): AsyncGenerator<AnswerEvent, void> {
  const provider = providerFor(task.question, anyProvider);
  const { pending } = task;
  if (pending?.kind !== 'run') return yield* answerAnew(task, provider, openProcedures(task.question.widget));
  const turn = yield* continueProcedure(task, pending, provider);
  if (turn === undefined) return;
  // The visitor asks something else: the procedure waits, and nothing but it may ask for anything.
  for await (const event of answerAnew({ ...task, pending: null, actions: 'off' }, provider, [])) {
    if (event.type !== 'finished') yield event;
    else {
      for await (const again of askAgain(turn, pending)) yield again.type === 'finished' ? event : again;
    }
  }
}

/** @param procedures That may be begun. */
async function* answerAnew(
  task: AnswerTask,
  provider: AiProvider,
  procedures: readonly Procedure[],
): AsyncGenerator<AnswerEvent, void> {
  const { question, turns, verified, signal } = task;
  const { widget, visitor, text } = question;
  const consent = task.pending?.kind === 'confirm' ? consentOf(text) : undefined;
  if (task.pending?.kind === 'confirm' && consent !== undefined) {
    return yield* giveConsented(task, task.pending, consent, provider);
  }
  if (verified !== undefined) return yield* giveVerified(verified);
  const meant = procedureByExample(procedures, text);
  if (meant !== undefined) return yield* beginProcedure(task, meant, provider);

  const knowledge = { ...widget, chatbotId: visitor.chatbotId, needsEmbedder: task.withoutModel === 'fail' };
  // Meanwhile the sources are searched: most questions need both, or the sources alone.
  const mayChoose = procedures.length > 0 || (widget.hasActions && task.actions !== 'off');
  const choosing = mayChoose ? chooseAction(task, provider, procedures) : undefined;
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
  const chosen = await choosing;
  if (chosen?.procedure !== undefined) return yield* beginProcedure(task, chosen.procedure, provider);
  const { isEnded, results } = yield* runActions(task, chosen?.action, provider);
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
