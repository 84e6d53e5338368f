import type { Chat } from '@parlance/domain/documents/chats/chat';
import { leavesWork } from '@parlance/domain/documents/chats/leavesWork';
import { DAY_MS } from '@parlance/domain/durations';
import { addDraws } from './team/addDraws.ts';
import { addHandovers } from './addHandovers.ts';
import { addTeamWork } from './addTeamWork.ts';
import { createRandom } from './support/createRandom.ts';
import { type ChatContext, makeChat } from './makeChat.ts';
import type { SeedChat } from './SeedChat.ts';
import { makeLeads, type SeedLead } from './makeLeads.ts';
import { makeMoments } from './makeMoments.ts';
import { readConversations } from './readConversations.ts';

export interface History {
  chats: SeedChat[];
  leads: SeedLead[];
}

/** Number of the newest chats that nobody has read yet. */
const UNREAD = 7;

/** Maximum age of chats that the team has not dealt with, in milliseconds. */
const OPEN_MS = 10 * DAY_MS;

/** Inbox state of a chat: waiting, or the time at which it left. */
function workOf({ chat, messages }: SeedChat, now: Date): Pick<Chat, 'isOpen' | 'doneAt'> {
  const transcript = messages.map(({ id, message }) => ({ ...message, id }));
  if (!leavesWork(transcript, null)) return { isOpen: false, doneAt: null };
  const doneAt = new Date(chat.lastMessageAt.getTime() + DAY_MS);
  return now.getTime() - chat.createdAt.getTime() < OPEN_MS
    ? { isOpen: true, doneAt: null }
    : { isOpen: false, doneAt };
}

/** 90 days of a shop's chats and leads up to now, always the same for the same day. */
export function makeHistory(now: Date, context: ChatContext): History {
  const random = createRandom('history');
  const conversations = { en: readConversations('en'), de: readConversations('de') };
  const moments = makeMoments(random, now);
  const chats = moments.map((startedAt, index) => {
    const locale = random.chance(0.62) ? 'de' : 'en';
    const first = random.pick(conversations[locale]);
    const second = random.pick(conversations[locale]);
    const topics = random.chance(0.3) && second !== first ? ([first, second] as const) : ([first] as const);
    const seeded = makeChat(`chat ${index}`, locale, topics, startedAt, random, context);
    const unread = index >= moments.length - UNREAD;
    return { ...seeded, chat: { ...seeded.chat, ...workOf(seeded, now), unread } };
  });
  return { chats: addTeamWork(addHandovers(addDraws(chats), now), now), leads: makeLeads(chats, random, now) };
}
