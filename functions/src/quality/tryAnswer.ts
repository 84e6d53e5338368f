import { asksForAgent } from '../answering/asksForAgent.ts';
import type { AnswerDraft } from '@parlance/domain/contracts/playground';
import type { Chat } from '@parlance/domain/documents/chats/chat';
import { LIMITS } from '@parlance/domain/limits';
import type { Locale } from '@parlance/domain/locales';
import type { AnswerChunk, AnswerResult } from '@parlance/domain/widget/answerStream';
import { MINUTE_MS } from '@parlance/domain/durations';
import { costOf } from '../ai/costOf.ts';
import type { AiProvider } from '../ai/AiProvider.ts';
import { createAnswerClock } from '../answering/createAnswerClock.ts';
import { cutError } from '../answering/cutError.ts';
import { findFreeAnswer } from '../answering/findOwnAnswer.ts';
import { unstoredQuestion } from '../answering/unstoredQuestion.ts';
import type { Answer } from '../answering/answer.ts';
import { untilAborted } from '../kernel/platform/untilAborted.ts';
import { deliverAnswer } from '../answering/deliverAnswer.ts';
import { logAnswer } from '../answering/logAnswer.ts';
import { logEvent } from '../kernel/platform/log/logEvent.ts';
import { takeRateLimit } from '../kernel/platform/limits/takeRateLimit.ts';
import { noteTested } from './playground/noteTested.ts';
import { draftWidget } from './playground/draftWidget.ts';
import { takePlaygroundAnswer } from './playground/takePlaygroundAnswer.ts';
import { untilTrained } from './playground/untilTrained.ts';

export interface Trial {
  orgId: string;
  chatbotId: string;
  draft: AnswerDraft;
  text: string;
  locale: Locale;
  /** Conversation so far, oldest turn first. */
  turns: Chat['turns'];
  signal: AbortSignal;
  send: (chunk: AnswerChunk) => Promise<void>;
}

export interface Tried {
  result: AnswerResult;
  searchQuery: string | null;
  provider: string;
  model: string | null;
  tokens: number | null;
  passages: Pick<Answer['passages'][number], 'chunkId' | 'sourceId' | 'sourceName' | 'heading' | 'text' | 'score'>[];
  firstTextMs: number | null;
  latencyMs: number;
  cost: number | null;
}

/**
 * Answers a question with settings that need not be saved, by the very steps of a visitor's answer, but without storing,
 * counting or charging anything but the organization's answers of the day and that the chatbot has been tried. Also for a chatbot that is inactive or has no
 * sources; while its first ones are read, the question waits for them. Throws `rate-limited`, `playground-limit-reached` { max } for an answer that is not the business's own, what
 * `draftWidget` throws, and what a cut answer throws before its first word; afterwards it is incomplete.
 */
export async function tryAnswer(trial: Trial, provider: AiProvider, now = new Date()): Promise<Tried> {
  const { orgId, chatbotId, turns } = trial;
  await takeRateLimit(`trial:${orgId}`, LIMITS.trialsPerMinute, MINUTE_MS, now.getTime());
  const clock = createAnswerClock();
  const question = unstoredQuestion(trial, await draftWidget(orgId, chatbotId, trial.draft, now), now);
  const verified = await findFreeAnswer(question);
  if (verified === undefined) await takePlaygroundAnswer(question.widget, provider, now);
  const signal = AbortSignal.any([trial.signal, AbortSignal.timeout(LIMITS.answerTimeoutMs)]);
  if (verified === undefined && !question.widget.trained)
    await untilTrained({ orgId, chatbotId, signal }).catch((error: unknown) => {
      throw signal.aborted ? cutError(error, trial.signal.aborted) : error;
    });
  const task = {
    question,
    turns,
    former: null,
    pending: null,
    actions: 'show' as const,
    withoutModel: 'search' as const,
    verified,
    signal,
    // Nothing of a trial is noted on the chatbot.
    onModelProblem: () => undefined,
  };
  const { answer, cut } = await deliverAnswer(task, provider, (chunk) => {
    if (chunk.type === 'text') clock.noteText();
    return untilAborted(trial.send(chunk), signal);
  });
  const times = clock.times();
  const isGone = trial.signal.aborted;
  const failure = cut === undefined ? undefined : cutError(cut.error, isGone);
  logAnswer({ answer, failure, times, isTrial: true }, provider);
  if (cut !== undefined) logEvent('answer cut', { isGone, sentCharacters: answer.text.length }, cut.error);
  if (failure !== undefined && (answer.text === '' || isGone)) throw failure;
  await noteTested(orgId, chatbotId, now);
  const { verdict, citations, searchQuery, usage } = answer;
  return {
    result: {
      messageId: question.messageId,
      text: answer.text,
      verdict,
      citations: [...citations],
      offerContact: answer.offersContact,
      offerAgent: asksForAgent(question, verdict),
      local: provider.name === 'local',
    },
    passages: answer.passages.map(({ chunkId, sourceId, sourceName, heading, text: words, score }) => {
      return { chunkId, sourceId, sourceName, heading, text: words, score };
    }),
    searchQuery,
    provider: provider.name,
    model: usage?.model ?? null,
    tokens: usage?.tokens ?? null,
    firstTextMs: times.firstTextMs,
    latencyMs: times.totalMs,
    cost: costOf(usage, provider.models),
  };
}
