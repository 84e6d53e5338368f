import * as z from 'zod';
import { callSlack } from './callSlack.ts';

/** https://docs.slack.dev/reference/objects/user-object */
const userSchema = z.object({
  user: z.object({
    team_id: z.string(),
    deleted: z.optional(z.boolean()),
    is_bot: z.optional(z.boolean()),
    /** Of another workspace, where a channel is shared. */
    is_stranger: z.optional(z.boolean()),
    is_email_confirmed: z.optional(z.boolean()),
    profile: z.object({ email: z.optional(z.string()) }),
  }),
});

/**
 * E-mail address of a user in Slack, in lower case; undefined for bots, for those who are gone, and for people of other workspaces in a shared
 * channel: what those say of themselves their own administrators decide. Throws `ChannelError`.
 */
export async function slackEmailOf(
  token: string,
  { userId, workspaceId }: { userId: string; workspaceId: string },
): Promise<string | undefined> {
  const { user } = userSchema.parse(await callSlack(token, 'users.info', { user: userId }));
  const isOurs = user.team_id === workspaceId && user.is_stranger !== true;
  if (!isOurs || user.deleted === true || user.is_bot === true || user.is_email_confirmed === false) return undefined;
  return user.profile.email?.toLowerCase();
}
