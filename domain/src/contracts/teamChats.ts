import * as z from 'zod/mini';
import { HOUR_MS } from '../durations.ts';
import { lineField } from '../fields.ts';
import { idSchema } from '../ids.ts';
import { LIMITS } from '../limits.ts';
import { SLACK_CHANNEL_ID, SLACK_SIGNING_SECRET, SLACK_TOKEN } from '../teamChats/slackFields.ts';
import { TEAM_CHAT_TOPICS } from '../teamChats/TEAM_CHAT_TOPICS.ts';
import { defineContract } from './contract.ts';

const access = { kind: 'member', action: 'channels.manage' } as const;
const limits = [{ per: 'org', uses: 60, windowMs: HOUR_MS }] as const;

const name = lineField(LIMITS.teamChatNameCharacters);
const topics = z.array(z.enum(TEAM_CHAT_TOPICS)).check(
  z.minLength(1),
  z.maxLength(TEAM_CHAT_TOPICS.length),
  z.refine((chosen) => new Set(chosen).size === chosen.length),
);

/**
 * Connects an organization with a channel of Slack by the token of its app, which posts there once before anything is stored. Fails with
 * `team-chat-limit-reached` { max }, `channel-key-refused`, `team-chat-channel-refused` where the app may not post there, `channel-connected`, or
 * `channel-unreachable`.
 */
export const connectSlack = defineContract({
  name: 'connectSlack',
  access,
  idempotent: false,
  limits,
  input: z.strictObject({
    orgId: idSchema,
    name,
    topics,
    token: z.string().check(z.regex(SLACK_TOKEN)),
    signingSecret: z.string().check(z.regex(SLACK_SIGNING_SECRET)),
    channelId: z.string().check(z.regex(SLACK_CHANNEL_ID)),
  }),
  output: z.strictObject({ teamChatId: idSchema }),
});

/**
 * Connects an organization with a channel of Microsoft Teams by the address of a workflow there, which gets a card before anything is stored. Fails
 * as `connectSlack` does, and with `address-not-allowed` for an address that is not Microsoft's.
 */
export const connectTeams = defineContract({
  name: 'connectTeams',
  access,
  idempotent: false,
  limits,
  input: z.strictObject({ orgId: idSchema, name, topics, address: lineField(LIMITS.urlCharacters) }),
  output: z.strictObject({ teamChatId: idSchema }),
});

/** Changes what a team's chat is told from now on. Fails with `not-found`. */
export const setTeamChatTopics = defineContract({
  name: 'setTeamChatTopics',
  access,
  idempotent: true,
  limits,
  input: z.strictObject({ orgId: idSchema, teamChatId: idSchema, topics }),
  output: z.strictObject({}),
});

/** Posts a test message to a team's chat at once. What is found stands with it. Fails with `not-found`. */
export const testTeamChat = defineContract({
  name: 'testTeamChat',
  access,
  idempotent: false,
  limits,
  input: z.strictObject({ orgId: idSchema, teamChatId: idSchema }),
  output: z.strictObject({ works: z.boolean() }),
});

/** Ends a connection and forgets its secrets and what waits for it. Fails with `not-found`. */
export const disconnectTeamChat = defineContract({
  name: 'disconnectTeamChat',
  access,
  idempotent: true,
  limits,
  input: z.strictObject({ orgId: idSchema, teamChatId: idSchema }),
  output: z.strictObject({}),
});
