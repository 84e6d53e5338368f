import type { Chat } from '@parlance/domain/documents/chats/chat';
import type { Lead } from '@parlance/domain/documents/chats/lead';
import type { Activity } from '@parlance/domain/documents/organizations/activity';
import type { Stored } from '#web/lib/live.ts';

/** Something that happened: a change or a takeover by the team, the beginning of a conversation, or a lead. */
export type ActivityEvent = { id: string; at: Date } & (
  | { kind: 'team'; entry: Stored<Activity> }
  | { kind: 'chat'; chat: Stored<Chat> }
  | { kind: 'lead'; lead: Stored<Lead> }
);

export function teamEvent(entry: Stored<Activity>): ActivityEvent {
  return { kind: 'team', id: entry.id, at: entry.at, entry };
}

export function chatEvent(chat: Stored<Chat>): ActivityEvent {
  return { kind: 'chat', id: chat.id, at: chat.createdAt, chat };
}

export function leadEvent(lead: Stored<Lead>): ActivityEvent {
  return { kind: 'lead', id: lead.id, at: lead.createdAt, lead };
}
