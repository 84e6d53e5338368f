import type { Chat, Routing } from '@parlance/domain/documents/chats/chat';
import { LIMITS } from '@parlance/domain/limits';

type Assigned = Pick<NonNullable<Chat['handover']>, 'routing' | 'passOnAt'>;

/** Fields of a request that a rule has given to a member at `now`, or to nobody. */
export function assignedTo(routing: Routing | null, now: Date): Assigned {
  return {
    routing,
    passOnAt: routing === null ? null : new Date(now.getTime() + LIMITS.assignedRequestMs),
  };
}
