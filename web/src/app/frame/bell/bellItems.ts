import type { Chat } from '@parlance/domain/documents/chats/chat';
import type { Lead } from '@parlance/domain/documents/chats/lead';
import { paths } from '#web/config/paths.ts';
import type { Stored } from '#web/lib/live.ts';
import { routedTo } from '#web/lib/org/waiting/routedTo.ts';
import { waitingSince } from '#web/lib/org/waiting/waitingSince.ts';

/** Entry of the bell: a lead that nobody has looked at, a waiting visitor, an answer that failed or was rated down. */
export interface BellItem {
  /** Of the lead or the conversation, with the kind. */
  key: string;
  /** A visitor waits for anybody, for oneself (`assigned`), or for somebody else (`with`). */
  kind: 'lead' | 'waiting' | 'assigned' | 'with' | 'failed' | 'disliked';
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
  /** The person who looks. */
  uid: string;
}

/** All that the bell tells of, the newest first. */
export function bellItems({ leads, waiting, failed, disliked, uid }: BellSources): BellItem[] {
  const ofChat = (kind: BellItem['kind']) => (chat: Stored<Chat>) => ({
    key: `${kind}-${chat.id}`,
    kind,
    at: chat.lastMessageAt,
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
    ...waiting.map((chat) => ({ ...ofChat(waitingKind(chat, uid))(chat), at: waitingSince(chat) })),
    ...failed.map(ofChat('failed')),
    ...disliked.map(ofChat('disliked')),
  ].toSorted((one, other) => other.at.getTime() - one.at.getTime());
}

function waitingKind(chat: Chat, uid: string): 'waiting' | 'assigned' | 'with' {
  const routed = routedTo(chat);
  if (routed === null) return 'waiting';
  return routed === uid ? 'assigned' : 'with';
}

/** Number of items since the last look. Visitors who wait for anybody, or for oneself, count as long as they do. */
export function countUnread(items: readonly BellItem[], seenAt: number): number {
  return items.filter(({ kind, at }) => kind === 'waiting' || kind === 'assigned' || at.getTime() > seenAt).length;
}
