import * as z from 'zod/mini';
import { botToken } from '../channels/botToken.ts';
import { HOST_NAME } from '../channels/HOST_NAME.ts';
import { MAIL_SIGN_INS } from '../channels/MAIL_SIGN_INS.ts';
import { APP_SECRET, GRAPH_ID, GRAPH_TOKEN } from '../channels/graphFields.ts';
import { CHANNEL_MODES } from '../documents/channels/channel.ts';
import { DAY_MS, HOUR_MS } from '../durations.ts';
import { idSchema } from '../ids.ts';
import { emailField, lineField } from '../fields.ts';
import { LIMITS } from '../limits.ts';
import { defineContract } from './contract.ts';

const access = { kind: 'member', action: 'channels.manage' } as const;
const place = { orgId: idSchema, chatbotId: idSchema, channelId: idSchema };
const limits = [{ per: 'org', uses: 60, windowMs: HOUR_MS }] as const;

/**
 * Connects a chatbot with a bot of Telegram by its token, which is stored where no client reads it, and tells Telegram where to post. Fails with
 * `channel-not-in-plan`, `channel-limit-reached` { max }, `channel-key-refused`, `channel-connected` where a chatbot of the organization has the same bot, or
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

const graphToken = z.string().check(z.regex(GRAPH_TOKEN));
const appSecret = z.string().check(z.regex(APP_SECRET));
const graphId = z.string().check(z.regex(GRAPH_ID));
const graphInput = { orgId: idSchema, chatbotId: idSchema, token: graphToken, appSecret };
/** `callbackUrl` and `verifyToken` are entered in the console of the app at Meta, which then asks for them at that address. */
const graphOutput = z.strictObject({ channelId: idSchema, callbackUrl: z.url(), verifyToken: z.string() });

/**
 * Connects a chatbot with a number of WhatsApp's Cloud API: token and app secret are proven at Meta, and stored where no client reads them. Fails
 * as `connectTelegram` does; a number that the token does not open is `channel-key-refused`.
 */
export const connectWhatsApp = defineContract({
  name: 'connectWhatsApp',
  access,
  idempotent: false,
  limits,
  input: z.strictObject({ ...graphInput, phoneNumberId: graphId }),
  output: graphOutput,
});

/** Connects a chatbot with Messenger on a page, by a token of the page. Fails as `connectWhatsApp` does. */
export const connectMessenger = defineContract({
  name: 'connectMessenger',
  access,
  idempotent: false,
  limits,
  input: z.strictObject({ ...graphInput, pageId: graphId }),
  output: graphOutput,
});

/** Connects a chatbot with a professional account of Instagram, by a token of the page that it belongs to. Fails as `connectWhatsApp` does. */
export const connectInstagram = defineContract({
  name: 'connectInstagram',
  access,
  idempotent: false,
  limits,
  input: z.strictObject({ ...graphInput, accountId: graphId }),
  output: graphOutput,
});

const mailFields = {
  orgId: idSchema,
  chatbotId: idSchema,
  address: emailField,
  senderName: lineField(LIMITS.mailNameCharacters),
};
const server = z.strictObject({
  host: z.string().check(z.trim(), z.toLowerCase(), z.maxLength(LIMITS.mailHostCharacters), z.regex(HOST_NAME)),
  port: z.int().check(z.gte(1), z.lte(65_535)),
});

/**
 * Connects a chatbot with a mailbox: it is looked into over TLS (IMAP, port 993) and replies are sent by its own server (SMTP, port 465 or 587). The
 * password is proven at both, and stored where no client reads it. Fails as `connectTelegram` does.
 */
export const connectMailbox = defineContract({
  name: 'connectMailbox',
  access,
  idempotent: false,
  limits,
  input: z.strictObject({
    ...mailFields,
    userName: lineField(LIMITS.mailUserCharacters),
    password: lineField(LIMITS.mailPasswordCharacters),
    imap: server,
    smtp: server,
  }),
  output: z.strictObject({ channelId: idSchema }),
});

const signInFields = { orgId: idSchema, chatbotId: idSchema, provider: z.enum(MAIL_SIGN_INS) };

/**
 * Begins to connect a mailbox by its owner's consent: `url` is the provider's page, which leads back to the dashboard with a code. Fails with
 * `not-found` where the deployment is not known to the provider.
 */
export const beginMailSignIn = defineContract({
  name: 'beginMailSignIn',
  access,
  idempotent: true,
  limits,
  input: z.strictObject({ ...signInFields, address: emailField }),
  output: z.strictObject({ url: z.url() }),
});

/**
 * Connects a chatbot with the mailbox whose owner has consented, with the `code` and `state` of the provider's page; within ten minutes, by the member
 * who began. Fails with `token-invalid`, or as `connectMailbox` does: a consent for another mailbox is `channel-key-refused`.
 */
export const finishMailSignIn = defineContract({
  name: 'finishMailSignIn',
  access,
  idempotent: false,
  limits,
  input: z.strictObject({
    ...signInFields,
    address: emailField,
    senderName: lineField(LIMITS.mailNameCharacters),
    state: z.string().check(z.maxLength(200)),
    // RFC 6749, appendix A.11.
    code: z.string().check(z.maxLength(LIMITS.mailCodeCharacters), z.regex(/^[\x20-\x7E]+$/)),
  }),
  output: z.strictObject({ channelId: idSchema }),
});

/** Connects a chatbot with an address whose mails its owner has passed on to `forwardTo`. Fails as `connectTelegram` does. */
export const connectForwarding = defineContract({
  name: 'connectForwarding',
  access,
  idempotent: false,
  limits,
  input: z.strictObject(mailFields),
  output: z.strictObject({ channelId: idSchema, forwardTo: z.string() }),
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

/**
 * Sends a mail by a connection to the caller's own confirmed address, as replies to customers are sent. `works` is false where its server did not
 * take it; what is wrong stands with the channel. Fails with `not-found`, also of a connection that is no mailbox or address.
 */
export const sendTestMail = defineContract({
  name: 'sendTestMail',
  access,
  idempotent: false,
  limits: [{ per: 'org', uses: LIMITS.channelTestMailsPerDay, windowMs: DAY_MS }],
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
