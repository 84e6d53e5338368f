import { enqueueTask } from '../kernel/platform/enqueueTask.ts';

/**
 * Has what waits for a team's chat handled, in and out, once it is stored. Where this is lost, the minute's schedule finds it.
 * @param id That of the post or the deed for which it is, which wakes once.
 * @param delayMs How long that waits.
 */
export async function wakeTeamChat(orgId: string, teamChatId: string, id: string, delayMs = 0): Promise<void> {
  await enqueueTask('runChannels', { orgId, teamChatId }, `${teamChatId}-${id}`, delayMs);
}
