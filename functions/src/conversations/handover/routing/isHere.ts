import { LIMITS } from '@parlance/domain/limits';
import { refs } from '../../../kernel/platform/refs.ts';

function oldestSign(now: Date): Date {
  return new Date(now.getTime() - LIMITS.presenceMs);
}

/** True iff a member takes conversations at `now`. With one read. */
export async function isHere(orgId: string, uid: string, now: Date): Promise<boolean> {
  const at = (await refs.presence(orgId, uid).get()).data()?.at;
  return at !== undefined && at >= oldestSign(now);
}

/** The members who take conversations at `now`, by their ids. With one read for each. */
export async function membersHere(orgId: string, now: Date): Promise<ReadonlySet<string>> {
  const { docs } = await refs.presences(orgId).where('at', '>=', oldestSign(now)).get();
  return new Set(docs.map(({ id }) => id));
}
