import * as z from 'zod';
import { CHANNEL_FAULTS } from '../../channels/CHANNEL_FAULTS.ts';
import { TEAM_CHAT_TOPICS } from '../../teamChats/TEAM_CHAT_TOPICS.ts';
import { timestamp } from '../../timestamp.ts';

/** Place of a chat program that an organization is connected with, without its secrets. */
export const teamChatAccountSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('slack'),
    /** The workspace, and the app's own user in it. */
    workspaceId: z.string(),
    workspaceName: z.string(),
    botUserId: z.string(),
    channelId: z.string(),
  }),
  /** `host` of the address that Microsoft has given out; the address is the secret. */
  z.object({ kind: z.literal('teams'), host: z.string() }),
]);

export type TeamChatAccount = z.infer<typeof teamChatAccountSchema>;

/** orgs/{orgId}/teamChats/{teamChatId}: a channel of Slack or Microsoft Teams in which the team is told what waits for it. */
export const teamChatSchema = z.object({
  account: teamChatAccountSchema,
  /** Name that the team has given it. */
  name: z.string(),
  topics: z.array(z.enum(TEAM_CHAT_TOPICS)),
  /** Time at which the service last took a post, to the minute. Null before the first. */
  postedAt: z.nullable(timestamp),
  /** The last fault, until it works again. */
  fault: z.nullable(z.object({ code: z.enum(CHANNEL_FAULTS), at: timestamp })),
  createdAt: timestamp,
});

export type TeamChat = z.infer<typeof teamChatSchema>;

/** orgs/{orgId}/teamChatSecrets/{teamChatId}: what a team's chat is connected with. */
export const teamChatSecretSchema = z.object({
  /** Bot token of Slack, or the address of Teams. */
  access: z.string(),
  /** Key with which Slack signs what it posts; empty of Teams, which posts nothing. */
  signing: z.string(),
});

export type TeamChatSecret = z.infer<typeof teamChatSecretSchema>;
