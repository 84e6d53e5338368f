import type { Chat } from '@parlance/domain/documents/chats/chat';
import type { Message } from '@parlance/domain/documents/chats/message';
import type { Widget } from '@parlance/domain/documents/chatbots/widget';
import { AppError } from '@parlance/domain/errors';
import { LIMITS } from '@parlance/domain/limits';
import type { Locale } from '@parlance/domain/locales';
import { messagesOf } from '@parlance/domain/models';
import type { AiProvider, Summary } from '../../ai/AiProvider.ts';
import { answeringWidget } from '../../kernel/access/answeringWidget.ts';
import { findFreeAnswer } from '../../answering/findOwnAnswer.ts';
import { unstoredQuestion } from '../../answering/unstoredQuestion.ts';
import { personOfChat } from '../../figures/peopleOf.ts';
import { openDayBudget } from '../../figures/openDayBudget.ts';
import { withMasking } from '../../figures/withMasking.ts';
import { db } from '../../kernel/platform/app.ts';
import { logEvent } from '../../kernel/platform/log/logEvent.ts';
import { readTranscript } from '../chats/readTranscript.ts';

import { type Draft, draftReply } from './draftReply.ts';
import { isSpoken } from './isSpoken.ts';
import { openMatter } from './openMatter.ts';
import { summarize } from './summarize.ts';

interface Asked {
  orgId: string;
  chatId: string;
  chat: Chat;
  /** Language of the summary. */
  locale: Locale;
  now: Date;
}

interface Helped {
  /** Null where nothing was said, or no summary came about. */
  summary: Summary | null;
  /** Null where nothing is open, or no sentence of an answer is sure. */
  draft: Draft | null;
}

export interface Suggestion extends Helped {
  /** The visitor waits for an answer. */
  isOpen: boolean;
  /** Both quote, because the provider is the local one. */
  isLocal: boolean;
  /** Suggestions that the organization has left today (UTC), of `max`. */
  left: number;
  max: number;
}

/**
 * Makes a summary and a draft at the same time. They take of the organization's suggestions of the day as many as the draft's model
 * counts messages, or one where no model writes a draft, and give them back where nothing comes of it. Throws
 * `suggestion-limit-reached` { max } on a day that is used up or stopped by its spending, `trial-expired`, `plan-inactive`,
 * `not-found` without the chatbot, and what a cut answer throws where the model is away.
 */
export async function makeSuggestion(asked: Asked, provider: AiProvider): Promise<Suggestion> {
  const { orgId, chatId, chat, now } = asked;
  const widget = await answeringWidget(chat.chatbotId, now);
  const messages = await db.runTransaction((transaction) => readTranscript(transaction, orgId, chatId), {
    readOnly: true,
  });
  const matter = await matterOf(asked, widget, messages);
  const budget = openDayBudget({ orgId, plan: widget.plan }, 'suggestionsPerDay', provider.spend, now);
  let helped: Helped = { summary: null, draft: null };
  if (messages.some(isSpoken)) {
    const isWritten = matter !== null && matter.verified === undefined;
    const wanted = isWritten ? messagesOf(provider.models, widget.model) : 1;
    helped = await budget.spend(wanted, () => help(asked, { widget, messages, matter }, provider));
  }
  return {
    ...helped,
    isOpen: matter !== null,
    isLocal: provider.name === 'local',
    ...(await budget.left()),
  };
}

/** The visitor's question with its answer if it needs no model; null where nothing is open but small talk. */
async function matterOf({ chat, now }: Asked, widget: Widget, messages: readonly Message[]) {
  const { chatbotId, locale, identity } = chat;
  const { question: text, turns } = openMatter(messages);
  if (text === null) return null;
  const question = { ...unstoredQuestion({ chatbotId, text, locale }, widget, now), identity };
  const verified = await findFreeAnswer(question);
  return verified?.verdict === 'small-talk' ? null : { question, turns, verified };
}

interface Material {
  widget: Widget;
  messages: readonly Message[];
  matter: Awaited<ReturnType<typeof matterOf>>;
}

/** Throws where the draft cannot be made; a summary that cannot be made is missed only where there is no draft to make. */
async function help(
  { chat, locale }: Asked,
  { widget, messages, matter }: Material,
  provider: AiProvider,
): Promise<Helped> {
  const signal = AbortSignal.timeout(LIMITS.answerTimeoutMs);
  const model = widget.masksPersonalData ? withMasking(provider, chat.locale, personOfChat(chat)) : provider;
  const summarizing = summarize(messages, locale, model, signal);
  if (matter === null) {
    try {
      return { summary: await summarizing, draft: null };
    } catch (error) {
      throw new AppError('answer-failed', {}, { cause: error });
    }
  }
  const [summary, draft] = await Promise.all([
    summarizing.catch((error: unknown) => {
      logEvent('summary failed', {}, error);
      return null;
    }),
    draftReply({ ...matter, signal }, provider),
  ]);
  return { summary, draft };
}
