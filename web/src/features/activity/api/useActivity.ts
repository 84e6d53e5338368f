import { type Activity, activitySchema } from '@parlance/domain/documents/organizations/activity';
import { paths } from '@parlance/domain/paths';
import { useState } from 'react';
import type { Live, Stored } from '#web/lib/live.ts';
import { useCollection } from '#web/lib/firestore/useCollection.ts';
import { useMembership } from '#web/lib/org/useMembership.ts';

const PAGE = 25;

interface ActivityPages {
  entries: Live<readonly Stored<Activity>[]>;
  hasMore: boolean;
  isLoadingMore: boolean;
  loadMore: () => void;
}

/**
 * The newest entries of the organization, live, 25 at a time. One more is read to know whether there are more. While a larger
 * page arrives, the smaller one stays on screen.
 */
export function useActivity(): ActivityPages {
  const { orgId } = useMembership();
  const [size, setSize] = useState(PAGE);
  const [shown, setShown] = useState<readonly Stored<Activity>[]>();
  const live = useCollection({ path: paths.activity(orgId), orderBy: ['at', 'desc'], limit: size + 1 }, activitySchema);
  if (live.status === 'ready' && live.value !== shown) setShown(live.value);

  const isLoadingMore = live.status === 'loading' && shown !== undefined;
  const all = live.status === 'ready' ? live.value : shown;
  return {
    entries: live.status === 'error' || all === undefined ? live : { status: 'ready', value: all.slice(0, size) },
    hasMore: isLoadingMore || (all !== undefined && all.length > size),
    isLoadingMore,
    loadMore: () => setSize((current) => current + PAGE),
  };
}
