import { addHandovers } from './addHandovers.ts';
import { addTeamWork } from './addTeamWork.ts';
import { createRandom } from './support/createRandom.ts';
import { type ChatContext, makeChat, type SeedChat } from './makeChat.ts';
import { makeLeads, type SeedLead } from './makeLeads.ts';
import { makeMoments } from './makeMoments.ts';
import { readConversations } from './readConversations.ts';

export interface History {
  chats: SeedChat[];
  leads: SeedLead[];
}

/** How many of the newest chats nobody has read yet. */
const UNREAD = 7;

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
    return index < moments.length - UNREAD ? seeded : { ...seeded, chat: { ...seeded.chat, unread: true } };
  });
  return { chats: addTeamWork(addHandovers(chats, now), now), leads: makeLeads(chats, random, now) };
}
