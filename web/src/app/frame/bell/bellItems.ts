import type { Chat } from '@parlance/domain/documents/chats/chat';
import type { Lead } from '@parlance/domain/documents/chats/lead';
import { paths } from '#web/config/paths.ts';
import type { Stored } from '#web/lib/live.ts';
import { waitingSince } from '#web/lib/org/waiting/waitingSince.ts';

/** Entry of the bell: a lead that nobody has looked at, a waiting visitor, an answer that failed or was rated down. */
export interface BellItem {
  /** Of the lead or the conversation, with the kind. */
  key: string;
  kind: 'lead' | 'waiting' | 'failed' | 'disliked';
  at: Date;
  /** The person or text it is about, in the visitor's words. */
  subject: string;
  /** Path of the page that shows it. */
  to: string;
}

interface BellSources {
  leads: readonly Stored<Lead>[];
  waiting: readonly Stored<Chat>[];
  failed: readonly Stored<Chat>[];
  disliked: readonly Stored<Chat>[];
}

/** All that the bell tells of, the newest first. */
export function bellItems({ leads, waiting, failed, disliked }: BellSources): BellItem[] {
  const ofChat = (kind: BellItem['kind']) => (chat: Stored<Chat>) => ({
    key: `${kind}-${chat.id}`,
    kind,
    at: kind === 'waiting' ? waitingSince(chat) : chat.lastMessageAt,
    subject: chat.lastMessage,
    to: paths.chatbotChat(chat.chatbotId, chat.id),
  });
  return [
    ...leads.map(({ id, chatbotId, name, email, createdAt }) => ({
      key: `lead-${id}`,
      kind: 'lead' as const,
      at: createdAt,
      subject: name === '' ? email : name,
      to: paths.chatbotLeads(chatbotId),
    })),
    ...waiting.map(ofChat('waiting')),
    ...failed.map(ofChat('failed')),
    ...disliked.map(ofChat('disliked')),
  ].toSorted((one, other) => other.at.getTime() - one.at.getTime());
}

/** Number of items since the last look. Waiting visitors count as long as they wait. */
export function countUnread(items: readonly BellItem[], seenAt: number): number {
  return items.filter(({ kind, at }) => kind === 'waiting' || at.getTime() > seenAt).length;
}
