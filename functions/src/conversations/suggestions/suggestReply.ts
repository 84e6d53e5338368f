import type { Locale } from '@parlance/domain/locales';
import type { Chat } from '@parlance/domain/documents/chats/chat';
import { AppError } from '@parlance/domain/errors';
import { MINUTE_MS } from '@parlance/domain/durations';
import type { AiProvider } from '../../ai/AiProvider.ts';
import type { Membership } from '../../kernel/access/requireMember.ts';
import { refs } from '../../kernel/platform/refs.ts';
import { makeSuggestion, type Suggestion } from './makeSuggestion.ts';
import { requireReadable } from './requireReadable.ts';

interface Asked {
  chatId: string;
  /** Language of the summary. */
  locale: Locale;
}

/** Time for which a suggestion is given again where nothing was said since, in milliseconds. */
const KEPT_MS = 5 * MINUTE_MS;
/** Suggestions of this process, by conversation, newest message and language. */
const made = new Map<string, Promise<Suggestion>>();

/**
 * A summary of a conversation and a draft of the reply to what its visitor waits for. Nothing is stored or sent. Asked again within
 * `KEPT_MS`, or by two at once, it is made and paid once as long as nothing was said since. It goes on where the caller leaves.
 * Throws `not-found`, `permission-denied` where the member sees the conversation masked, and what `makeSuggestion` throws.
 */
export async function suggestReply(
  who: Membership,
  { chatId, locale }: Asked,
  provider: AiProvider,
  now = new Date(),
): Promise<Suggestion> {
  const { orgId } = who;
  await requireReadable(who, chatId, now);
  const chat = (await refs.chat(orgId, chatId).get()).data();
  if (chat === undefined) throw new AppError('not-found');
  const key = keyOf({ orgId, chatId, locale }, chat);
  const known = made.get(key);
  if (known !== undefined) return known;
  const making = makeSuggestion({ orgId, chatId, chat, locale, now }, provider);
  made.set(key, making);
  const forget = (): boolean => made.delete(key);
  making.then(() => setTimeout(forget, KEPT_MS).unref(), forget);
  return making;
}

function keyOf(asked: Asked & { orgId: string }, { messageCount, lastMessageAt, lastAnswerId, mode }: Chat): string {
  return JSON.stringify([asked, messageCount, lastMessageAt.getTime(), lastAnswerId, mode]);
}
