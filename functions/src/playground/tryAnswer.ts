import type { AnswerDraft } from '@parlance/domain/contracts/playground';
import type { Chat } from '@parlance/domain/documents/chats/chat';
import { newId } from '@parlance/domain/ids';
import { LIMITS } from '@parlance/domain/limits';
import type { Locale } from '@parlance/domain/locales';
import type { AnswerChunk, AnswerResult } from '@parlance/domain/widget/answerStream';
import { logger } from 'firebase-functions';
import { MINUTE_MS } from '@parlance/domain/durations';
import type { AiProvider } from '../ai/provider.ts';
import type { Composed } from '../answering/grounding/groundAnswer.ts';
import { cutError } from '../answering/cutError.ts';
import type { Outcome } from '../answering/record/storeAnswer.ts';
import { findVerified } from '../answering/retrieval/findVerified.ts';
import type { Question } from '../answering/question.ts';
import type { RankedPassage } from '../answering/retrieval/rankPassages.ts';
import { untilAborted } from '../platform/untilAborted.ts';
import { type AnswerTask, type Trace, generateAnswer } from '../answering/generateAnswer.ts';
import { describeError } from '../platform/describeError.ts';
import { takeRateLimit } from '../platform/limits/takeRateLimit.ts';
import { detectLanguage } from '../text/detectLanguage.ts';
import { costOf } from './costOf.ts';
import { draftWidget } from './draftWidget.ts';

export interface Trial {
  orgId: string;
  chatbotId: string;
  draft: AnswerDraft;
  text: string;
  locale: Locale;
  /** What was said before, oldest first. */
  turns: Chat['turns'];
  signal: AbortSignal;
  send: (chunk: AnswerChunk) => Promise<void>;
}

export interface Tried extends Pick<Outcome, 'searched' | 'provider' | 'model' | 'tokens'> {
  result: AnswerResult;
  passages: Pick<RankedPassage, 'chunkId' | 'sourceId' | 'sourceName' | 'heading' | 'text' | 'score'>[];
  firstTextMs: number | null;
  latencyMs: number;
  cost: number | null;
}

/**
 * Answers a question with settings that need not be saved, by the very steps of a visitor's answer, but without storing,
 * counting or charging anything. Also for a chatbot that is inactive or has no sources. Throws `rate-limited`, what
 * `draftWidget` throws, and what a cut answer throws before its first word; afterwards it is incomplete.
 */
export async function tryAnswer(trial: Trial, provider: AiProvider, now = new Date()): Promise<Tried> {
  const { orgId, chatbotId, text, turns } = trial;
  await takeRateLimit(`trial:${orgId}`, LIMITS.trialsPerMinute, MINUTE_MS, now.getTime());
  const started = performance.now();
  const elapsed = () => Math.round(performance.now() - started);
  const question: Question = {
    visitor: { chatbotId, chatId: newId(), origin: '', channel: 'playground' },
    address: '',
    widget: await draftWidget(orgId, chatbotId, trial.draft, now),
    messageId: newId(),
    text,
    locale: detectLanguage(text, trial.locale),
    regenerates: null,
    identity: null,
    askedAt: now,
  };
  const signal = AbortSignal.any([trial.signal, AbortSignal.timeout(LIMITS.answerTimeoutMs)]);
  let firstTextMs: number | null = null;
  const trace: Trace = { passages: [], usage: null };
  const outcome = await outcomeOf(
    {
      question,
      begun: { kind: 'begun', turns, former: null, isFirst: false, attempt: 1, warning: null },
      verified: await findVerified(question),
      composed: { text: '', citations: [] },
      signal,
      send: (chunk) => {
        if (chunk.type === 'text') firstTextMs ??= elapsed();
        return untilAborted(trial.send(chunk), signal);
      },
      trace,
    },
    trial.signal,
    provider,
  );
  const { verdict, citations, searched, model, tokens } = outcome;
  return {
    result: {
      messageId: question.messageId,
      text: outcome.text,
      verdict,
      citations,
      offerContact: verdict === 'refused',
      local: provider.name === 'local',
    },
    passages: trace.passages.map(({ chunkId, sourceId, sourceName, heading, text: words, score }) => {
      return { chunkId, sourceId, sourceName, heading, text: words, score };
    }),
    searched,
    provider: provider.name,
    model,
    tokens,
    firstTextMs,
    latencyMs: elapsed(),
    cost: costOf(trace.usage),
  };
}

/** The whole answer, or of one that was cut what came of it. */
async function outcomeOf(
  task: AnswerTask & { composed: Composed },
  gone: AbortSignal,
  provider: AiProvider,
): Promise<Pick<Outcome, 'text' | 'citations' | 'verdict' | 'searched' | 'model' | 'tokens'>> {
  try {
    return await generateAnswer(task, provider);
  } catch (error) {
    const { composed } = task;
    if (composed.text === '' || gone.aborted) throw cutError(error, gone.aborted);
    logger.warn('trial cut', { sent: composed.text.length, error: describeError(error) });
    return {
      ...composed,
      text: composed.text.trim(),
      verdict: 'incomplete',
      searched: null,
      model: null,
      tokens: null,
    };
  }
}
