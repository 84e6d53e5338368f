import { actionChangeSchema } from '@parlance/domain/documents/actions/actionChange';
import { paths } from '@parlance/domain/paths';
import { useState } from 'react';
import { useAction } from '#web/components/toast/useAction.ts';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import type { Live } from '#web/lib/live.ts';
import type { QuerySpec } from '#web/lib/firestore/QuerySpec.ts';
import { readPage } from '#web/lib/firestore/readPage.ts';
import { useCollection } from '#web/lib/firestore/useCollection.ts';
import { useMembership } from '#web/lib/org/useMembership.ts';
import { type ChangePages, NO_CHANGES, type StoredChange, withLive, withOlder } from './changePages.ts';

const PAGE = 10;

interface ActionChanges {
  changes: Live<readonly StoredChange[]>;
  hasMore: boolean;
  isLoadingMore: boolean;
  loadMore: () => void;
}

/**
 * The changes that visitors of a chatbot ordered, newest first, 10 at a time. The newest 10 are live, with one more that says whether
 * there are more; older ones are read once, from the last one on. Another chatbot needs another key.
 */
export function useActionChanges(chatbotId: string): ActionChanges {
  const t = useTranslate();
  const { orgId } = useMembership();
  const spec: QuerySpec = { path: paths.actionChanges(orgId, chatbotId), orderBy: ['at', 'desc'] };
  const live = useCollection({ ...spec, limit: PAGE + 1 }, actionChangeSchema);
  const [kept, setPages] = useState<ChangePages>({ ...NO_CHANGES, size: PAGE });
  const pages = live.status === 'ready' && live.value !== kept.live ? withLive(kept, live.value, PAGE + 1) : kept;
  if (pages !== kept) setPages(pages);

  const { isBusy, run } = useAction(async () => {
    const size = pages.size + PAGE;
    const last = pages.all.at(-1);
    if (last === undefined || pages.isEnd || pages.all.length > size) {
      setPages((now) => ({ ...now, size }));
      return;
    }
    const after = { value: last.at, id: last.id };
    const read = await readPage(spec, actionChangeSchema, { after, size: PAGE, masked: undefined });
    setPages((now) => withOlder(now, read.found, read.isEnd, size));
  }, t('actions.changesFailed'));

  const ready = { status: 'ready', value: pages.all.slice(0, pages.size) } as const;
  return {
    changes: live.status === 'error' || pages.live === undefined ? live : ready,
    hasMore: pages.all.length > pages.size || !pages.isEnd,
    isLoadingMore: isBusy,
    loadMore: () => run(),
  };
}
