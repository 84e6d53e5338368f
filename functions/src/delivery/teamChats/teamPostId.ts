import { hashOf } from '../../kernel/platform/secrets/hashOf.ts';

/** Id of a post to a team's chat. The same one for the same occasion: what happens twice is posted once. */
export function teamPostId(teamChatId: string, ...occasion: readonly string[]): string {
  return `${teamChatId}_${hashOf(...occasion)}`;
}
