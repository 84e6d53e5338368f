import { teamPostSchema } from '@parlance/domain/documents/teamChats/teamPost';
import { MINUTE_MS, SECOND_MS } from '@parlance/domain/durations';
import { dueTeamEvents, dueTeamPosts } from '@parlance/domain/queries/teamChats';
import type { QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { wakeTeamChat } from '../../delivery/wakeTeamChat.ts';
import { groupQueryOf } from '../../kernel/platform/queries/groupQueryOf.ts';
import { type Slice, wholeRun } from '../../kernel/platform/schedule/Slice.ts';
import { eachPage } from './eachPage.ts';

const chatSchema = teamPostSchema.pick({ teamChatId: true });

/** Age of something whose task may still be on its way: it is not for the schedule. */
const YOUNG_MS = 20 * SECOND_MS;

/**
 * Wakes the teams' chats with posts or deeds that are due: their task was lost, their worker killed, or the service did not take them before. Each
 * is woken once a minute. Returns how many there were.
 */
export async function resumeTeamChats({ now, isOver }: Slice = wholeRun()): Promise<number> {
  const nextAttemptAt = new Date(now.getTime() - YOUNG_MS);
  const minute = Math.floor(now.getTime() / MINUTE_MS);
  const woken = new Set<string>();
  const wake = async (found: QueryDocumentSnapshot): Promise<void> => {
    const orgId = found.ref.parent.parent?.id;
    const { teamChatId } = chatSchema.parse(found.data());
    if (orgId === undefined || woken.has(teamChatId)) return;
    woken.add(teamChatId);
    await wakeTeamChat(orgId, teamChatId, `resume-${minute}`);
  };
  for (const due of [groupQueryOf(dueTeamPosts, { nextAttemptAt }), groupQueryOf(dueTeamEvents, { nextAttemptAt })]) {
    await eachPage(due, isOver, wake);
  }
  return woken.size;
}
