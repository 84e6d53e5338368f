import { type Chat, chatSchema } from '@parlance/domain/documents/chats/chat';
import { useCallback, useMemo, useState } from 'react';
import { useAction } from '#web/components/toast/useAction.ts';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import type { Live, Stored } from '#web/lib/live.ts';
import type { MaskedReader } from '#web/lib/firestore/masked/createMaskedReader.ts';
import { useMaskedReader } from '#web/lib/firestore/masked/useMaskedReader.ts';
import type { QuerySpec } from '#web/lib/firestore/QuerySpec.ts';
import { readPage } from '#web/lib/firestore/readPage.ts';
import { useCollection } from '#web/lib/firestore/useCollection.ts';
import { type ChatPages, newPages, withChat, withLive, withOlder } from './chatPages.ts';

const PAGE = 25;
/** Maximum number of pages read for one more of a list that a search narrows further. */
const MAX_PAGES = 4;

type IsWanted = (chat: Chat) => boolean;

export interface Chats {
  chats: Live<readonly Stored<Chat>[]>;
  hasMore: boolean;
  isLoadingMore: boolean;
  loadMore: () => void;
  /** Takes a conversation of the list as it is now. */
  refresh: (chat: Stored<Chat>) => void;
}

interface Older {
  spec: QuerySpec;
  /** Undefined where it is read as it is stored. */
  masked: MaskedReader | undefined;
  isWanted: IsWanted;
  size: number;
}

/** Reads on until the list has `size` that are wanted and one more, but no more than some pages. */
async function readOlder(pages: ChatPages, { spec, masked, isWanted, size }: Older): Promise<ChatPages> {
  let next = { ...pages, size };
  for (let round = 0; round < MAX_PAGES; round += 1) {
    const last = next.all.at(-1);
    if (last === undefined || next.isEnd || next.all.filter(isWanted).length > size) break;
    const after = { value: last[next.order], id: last.id };
    const { found, isEnd } = await readPage(spec, chatSchema, { after, size: PAGE, masked });
    next = withOlder(next, found, isEnd, size);
  }
  return next;
}

/**
 * The conversations of a query, which goes by the newest message or by the beginning, of which `isWanted` says which are listed, 25 at a time. The newest 25 are
 * live, with one more that says whether there are more; older ones are read once, from the last one on. `filterKey` names `isWanted`.
 */
export function useChatPages(spec: QuerySpec, isWanted: IsWanted, filterKey: string): Chats {
  const t = useTranslate();
  const masked = useMaskedReader(spec.path);
  const key = JSON.stringify([spec, filterKey, masked?.key]);
  const order = spec.orderBy[0] === 'createdAt' ? 'createdAt' : 'lastMessageAt';
  const [kept, setPages] = useState(() => newPages(key, PAGE, order));
  const live = useCollection({ ...spec, limit: PAGE + 1 }, chatSchema);

  let pages = kept.key === key ? kept : newPages(key, PAGE, order);
  if (live.status === 'ready' && live.value !== pages.live) pages = withLive(pages, live.value, PAGE + 1);
  if (pages !== kept) setPages(pages);

  const { isBusy, run } = useAction(async () => {
    const read = await readOlder(pages, { spec, masked, isWanted, size: pages.size + PAGE });
    setPages((now) =>
      now.key === key ? withOlder(now, read.all.slice(pages.all.length), read.isEnd, read.size) : now,
    );
  }, t('chats.loadFailed'));
  const refresh = useCallback((chat: Stored<Chat>) => setPages((now) => withChat(now, chat)), []);

  const wanted = useMemo(() => pages.all.filter(isWanted), [pages.all, isWanted]);
  const ready = { status: 'ready', value: wanted.slice(0, pages.size) } as const;
  return {
    chats: live.status === 'error' || pages.live === undefined ? live : ready,
    hasMore: wanted.length > pages.size || !pages.isEnd,
    isLoadingMore: isBusy,
    loadMore: () => run(),
    refresh,
  };
}
