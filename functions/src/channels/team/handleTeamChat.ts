import { handleTeamEvents } from './inbound/handleTeamEvents.ts';
import { sendTeamPosts } from './outbound/sendTeamPosts.ts';
import type { TeamPlace } from './TeamPlace.ts';

/** Handles what waits for one team's chat: what people did in its threads, and then the posts that are on their way there. */
export async function handleTeamChat(place: TeamPlace): Promise<void> {
  await handleTeamEvents(place);
  await sendTeamPosts(place);
}
