import * as z from 'zod/mini';
import { botToken } from '../channels/botToken.ts';
import { CHANNEL_MODES } from '../documents/channels/channel.ts';
import { HOUR_MS } from '../durations.ts';
import { idSchema } from '../ids.ts';
import { defineContract } from './contract.ts';

const access = { kind: 'member', action: 'channels.manage' } as const;
const place = { orgId: idSchema, chatbotId: idSchema, channelId: idSchema };
const limits = [{ per: 'org', uses: 60, windowMs: HOUR_MS }] as const;

/**
 * Connects a chatbot with a bot of Telegram by its token, which is stored where no client reads it, and tells Telegram where to post. Fails with
 * `channel-limit-reached` { max }, `channel-key-refused`, `channel-connected` where a chatbot of the organization has the same bot, or
 * `channel-unreachable`.
 */
export const connectTelegram = defineContract({
  name: 'connectTelegram',
  access,
  idempotent: false,
  limits,
  input: z.strictObject({ orgId: idSchema, chatbotId: idSchema, token: botToken }),
  output: z.strictObject({ channelId: idSchema }),
});

/** Changes what becomes of a channel's messages. Fails with `not-found`. */
export const setChannelMode = defineContract({
  name: 'setChannelMode',
  access,
  idempotent: true,
  limits,
  input: z.strictObject({ ...place, mode: z.enum(CHANNEL_MODES) }),
  output: z.strictObject({}),
});

/** Asks a channel's service whether the connection works, and connects it anew. What is found stands with the channel. Fails with `not-found`. */
export const checkChannel = defineContract({
  name: 'checkChannel',
  access,
  idempotent: true,
  limits,
  input: z.strictObject(place),
  output: z.strictObject({ works: z.boolean() }),
});

/** Ends a connection and forgets its secrets; conversations stay. Fails with `not-found`. */
export const disconnectChannel = defineContract({
  name: 'disconnectChannel',
  access,
  idempotent: true,
  limits,
  input: z.strictObject(place),
  output: z.strictObject({}),
});
