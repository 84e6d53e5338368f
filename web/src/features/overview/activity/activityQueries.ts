import { paths } from '@parlance/domain/paths';
import type { QuerySpec } from '#web/lib/firestore/QuerySpec.ts';

interface ActivityQueries {
  team: QuerySpec;
  chats: QuerySpec;
  leads: QuerySpec;
}

/** Queries for an organization's events from a moment on (milliseconds), each source newest first. */
export function activityQueries(orgId: string, from: number): ActivityQueries {
  const range = { from: new Date(from), before: undefined };
  return {
    team: { path: paths.activity(orgId), range, orderBy: ['at', 'desc'] },
    chats: { path: paths.chats(orgId), range, orderBy: ['createdAt', 'desc'] },
    leads: { path: paths.leads(orgId), range, orderBy: ['createdAt', 'desc'] },
  };
}
