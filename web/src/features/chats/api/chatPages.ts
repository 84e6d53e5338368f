import type { Chat } from '@parlance/domain/documents/chats/chat';
import type { Stored } from '#web/lib/live.ts';

type Chats = readonly Stored<Chat>[];

/** Field that orders a list of conversations, latest first: the newest message or the beginning. */
export type ChatOrder = 'lastMessageAt' | 'createdAt';

/** A list of which the newest are live and the older ones as they were when they were read. */
export interface ChatPages {
  /** Names query and filter. */
  key: string;
  /** Order of the list. */
  order: ChatOrder;
  /** The newest ones, as the listener had them last. Undefined before it has any. */
  live: Chats | undefined;
  /** All that are known, newest first. */
  all: Chats;
  /** True iff nothing is behind `all`. */
  isEnd: boolean;
  /** Number of conversations asked for. */
  size: number;
}

/** The list before anything is read. */
export function newPages(key: string, size: number, order: ChatOrder = 'lastMessageAt'): ChatPages {
  return { key, order, live: undefined, all: [], isEnd: false, size };
}

/** As Firestore sorts them: of two at the same moment, the greater id is the newer one. */
function isOlder(one: Stored<Chat>, than: Stored<Chat>, order: ChatOrder): boolean {
  const later = than[order].getTime() - one[order].getTime();
  return later === 0 ? one.id < than.id : later > 0;
}

/**
 * Pages with the conversations that the listener has now, up to `limit` of them. Those it has pushed out are kept behind them;
 * those missing between them are gone, or do not belong here any more.
 */
export function withLive(pages: ChatPages, live: Chats, limit: number): ChatPages {
  const last = live.at(-1);
  if (last === undefined || live.length < limit) return { ...pages, live, all: live, isEnd: true };
  const ids = new Set(live.map(({ id }) => id));
  const rest = pages.all.filter((chat) => !ids.has(chat.id) && isOlder(chat, last, pages.order));
  return { ...pages, live, all: [...live, ...rest] };
}

/** Pages with the conversations read after the last one. `isEnd`: nothing comes after these. */
export function withOlder(pages: ChatPages, found: Chats, isEnd: boolean, size: number): ChatPages {
  const known = new Set(pages.all.map(({ id }) => id));
  return { ...pages, all: [...pages.all, ...found.filter(({ id }) => !known.has(id))], isEnd, size };
}

/** With one of them as it is now: nobody listens to the older ones. */
export function withChat(pages: ChatPages, now: Stored<Chat>): ChatPages {
  const isLive = pages.live?.some(({ id }) => id === now.id) ?? true;
  if (isLive || !pages.all.some((chat) => chat.id === now.id && chat !== now)) return pages;
  return { ...pages, all: pages.all.map((chat) => (chat.id === now.id ? now : chat)) };
}
