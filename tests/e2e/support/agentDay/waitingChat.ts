import { MINUTE_MS } from '@parlance/domain/durations';
import { paths } from '@parlance/domain/paths';
import { db } from '../db.ts';
import { type StoredTurn, storedChat } from '../storedChat.ts';

/** A conversation whose visitor has waited some minutes for an agent, or for one who has taken over and went away (`away`). */
export async function waitingChat(
  place: Parameters<typeof storedChat>[0],
  turns: readonly StoredTurn[],
  { minutes, away }: { minutes: number; away?: { uid: string; name: string } },
): Promise<string> {
  const chatId = await storedChat(place, turns);
  const requestedAt = new Date(Date.now() - minutes * MINUTE_MS);
  const dueAt = new Date(Date.now() + 30 * MINUTE_MS);
  const asked = { requestedAt, dueAt, email: '', consentAt: null };
  const handover =
    away === undefined
      ? { ...asked, status: 'requested', agentUid: null, agentName: null }
      : {
          ...asked,
          status: 'away',
          agentUid: away.uid,
          agentName: away.name,
          awayAt: dueAt,
          awaitedSince: requestedAt,
        };
  await db.doc(paths.chat(place.orgId, chatId)).update({ handover, mode: away === undefined ? 'bot' : 'human' });
  return chatId;
}
