import { chatSchema } from '@parlance/domain/documents/chats/chat';
import { leadSchema } from '@parlance/domain/documents/chats/lead';
import { activitySchema } from '@parlance/domain/documents/organizations/activity';
import { useMemo, useState } from 'react';
import { useAction } from '#web/components/toast/useAction.ts';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import type { Live } from '#web/lib/live.ts';
import { useMembership } from '#web/lib/org/useMembership.ts';
import { paths } from '@parlance/domain/paths';
import type { QuerySpec } from '#web/lib/firestore/QuerySpec.ts';
import { chatEvent, leadEvent, teamEvent } from '../activity/activityEvent.ts';
import { type Events, mergeEvents, NO_EVENTS, readOnFrom, withLive, withOlder } from '../activity/eventPages.ts';
import { type EventSource, useEventSource } from './useEventSource.ts';

const PAGE = 25;
const TEAM = { schema: activitySchema, toEvent: teamEvent };
const CHATS = { schema: chatSchema, toEvent: chatEvent };
const LEADS = { schema: leadSchema, toEvent: leadEvent };

interface RecentActivity {
  events: Live<Events>;
  hasMore: boolean;
  isLoadingMore: boolean;
  loadMore: () => void;
}

interface ActivityQueries {
  team: QuerySpec;
  chats: QuerySpec;
  leads: QuerySpec;
}

/** Queries for an organization's events from a moment on (milliseconds), each source newest first. */
function activityQueries(orgId: string, from: number): ActivityQueries {
  const range = { from: new Date(from), before: undefined };
  return {
    team: { path: paths.activity(orgId), range, orderBy: ['at', 'desc'] },
    chats: { path: paths.chats(orgId), range, orderBy: ['createdAt', 'desc'] },
    leads: { path: paths.leads(orgId), range, orderBy: ['createdAt', 'desc'] },
  };
}

/** All sources as one: an error of any is one of the whole, and to retry is to retry those that failed. */
function combined(sources: readonly EventSource[], shown: Events): Live<Events> {
  const failed = sources.flatMap(({ live }) => (live.status === 'error' ? [live] : []));
  const [first] = failed;
  if (first !== undefined) {
    return { ...first, retry: () => failed.forEach(({ retry }) => retry()) };
  }
  return { status: 'ready', value: shown };
}

/**
 * Activity in the organization from a moment on (milliseconds): the team's actions, conversations by their beginning, and leads,
 * newest first, 25 at a time. The newest of each are live; older ones are read once, from the last one on. Another moment needs
 * another key.
 */
export function useRecentActivity(from: number): RecentActivity {
  const t = useTranslate();
  const { orgId } = useMembership();
  const queries = useMemo(() => activityQueries(orgId, from), [orgId, from]);
  const sources = [
    useEventSource(queries.team, TEAM, PAGE),
    useEventSource(queries.chats, CHATS, PAGE),
    useEventSource(queries.leads, LEADS, PAGE),
  ];
  const [size, setSize] = useState(PAGE);
  const [kept, setKept] = useState(() => sources.map(() => NO_EVENTS));
  const pages = kept.map((each, index) => {
    const live = sources[index]?.live;
    return live?.status === 'ready' && live.value !== each.live ? withLive(each, live.value, PAGE + 1) : each;
  });
  if (pages.some((each, index) => each !== kept[index])) setKept(pages);

  const { isBusy, run } = useAction(async () => {
    const read = await Promise.all(
      sources.map(async ({ readBehind }, index) => {
        const last = readOnFrom(pages[index] ?? NO_EVENTS, pages, size + PAGE);
        return last === undefined ? undefined : readBehind(last);
      }),
    );
    setKept((now) =>
      now.map((each, index) => {
        const older = read[index];
        return older === undefined ? each : withOlder(each, older.found, older.isEnd);
      }),
    );
    setSize(size + PAGE);
  }, t('activityLog.loadFailed'));

  const { shown, hasMore } = mergeEvents(pages, size);
  const isLoading = pages.some(({ live }) => live === undefined);
  const events = combined(sources, shown);
  return {
    events: isLoading && events.status === 'ready' ? { status: 'loading' } : events,
    hasMore,
    isLoadingMore: isBusy,
    loadMore: () => run(),
  };
}
