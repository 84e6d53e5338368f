import type { TeamEvent } from '@parlance/domain/documents/teamChats/teamEvent';
import { MINUTE_MS } from '@parlance/domain/durations';
import { paths } from '@parlance/domain/paths';
import { openTeamEvents } from '@parlance/domain/queries/teamChats';
import { queryOf } from '../../../kernel/platform/queries/queryOf.ts';
import { refs } from '../../../kernel/platform/refs.ts';
import { transactionInTurn } from '../../../kernel/platform/writes/transactionInTurn.ts';
import type { TeamPlace } from '../TeamPlace.ts';

/** Maximum time of a worker for one deed before it counts as killed. */
const LEASE_MS = MINUTE_MS;

export interface ClaimedEvent {
  eventId: string;
  event: TeamEvent;
}

/** Takes the first deed in a team's chat that is not handled; undefined where there is none, it is not due or in another worker's hands. */
export async function claimTeamEvent({ orgId, teamChatId }: TeamPlace, now: Date): Promise<ClaimedEvent | undefined> {
  const first = queryOf(refs.teamEvents(orgId), openTeamEvents, { teamChatId }).limit(1);
  return transactionInTurn(paths.teamChat(orgId, teamChatId), async (transaction) => {
    const [found] = (await transaction.get(first)).docs;
    const event = found?.data();
    if (found === undefined || event === undefined || event.nextAttemptAt > now) return undefined;
    const claimed = { status: 'handling' as const, attempts: event.attempts + 1 };
    transaction.update(found.ref, { ...claimed, nextAttemptAt: new Date(now.getTime() + LEASE_MS) });
    return { eventId: found.id, event: { ...event, ...claimed } };
  });
}
