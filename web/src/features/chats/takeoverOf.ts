import { type ConnectedChannel, isConnected } from '@parlance/domain/channels/CHANNELS';
import type { Chat } from '@parlance/domain/documents/chats/chat';
import { routedTo } from '#web/lib/org/waiting/routedTo.ts';
import { waitingSince } from '#web/lib/org/waiting/waitingSince.ts';

/** State of a conversation between chatbot and people, as one of them sees it. */
export type Takeover =
  | { kind: 'bot' }
  /**
   * `until`: time at which the visitor is told that nobody is free; null of a customer of a connected channel, whom the chatbot does not
   * answer. `assignee`: the id of the member to whom the rule of a team has given it.
   */
  | { kind: 'waiting'; since: Date; until: Date | null; assignee: string | null }
  /** `isAsked`: the visitor asked for an agent, and sees the messages live. `channel`: the one by which the messages go to a customer. */
  | { kind: 'own'; isAsked: boolean; channel: ConnectedChannel | null }
  | { kind: 'other'; name: string }
  /** Another one's who shows no sign of life: anybody may take it over. `since`: the visitor's first word without a reply. */
  | { kind: 'away'; name: string; since: Date };

/** `uid` is whose eyes it is seen with. */
export function takeoverOf(
  chat: Pick<Chat, 'mode' | 'channel' | 'handover' | 'lastMessageAt' | 'assigneeUid'>,
  uid: string,
): Takeover {
  const { mode, handover } = chat;
  if (mode === 'human' && handover?.status === 'requested') {
    return { kind: 'waiting', since: waitingSince(chat), until: null, assignee: routedTo(chat) };
  }
  if (mode === 'human') {
    if (handover?.agentUid !== uid) {
      const name = handover?.agentName ?? '';
      return handover?.status === 'away' ? { kind: 'away', name, since: waitingSince(chat) } : { kind: 'other', name };
    }
    // Whoever takes over unasked is written down as having been asked and missed at that very moment.
    const isAsked = handover.requestedAt.getTime() !== handover.dueAt.getTime();
    return { kind: 'own', isAsked, channel: isConnected(chat.channel) ? chat.channel : null };
  }
  if (handover?.status !== 'requested') return { kind: 'bot' };
  return { kind: 'waiting', since: waitingSince(chat), until: handover.dueAt, assignee: routedTo(chat) };
}
