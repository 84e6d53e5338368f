import * as z from 'zod';
import { CHANNEL_FAULTS } from '../../channels/CHANNEL_FAULTS.ts';
import { MAIL_SIGN_INS } from '../../channels/MAIL_SIGN_INS.ts';
import { idSchema } from '../../ids.ts';
import { timestamp } from '../../timestamp.ts';

/** Ways to treat a customer's message: it is left alone, the team answers it with a proposal, or the chatbot does. */
export const CHANNEL_MODES = ['off', 'draft', 'answer'] as const;

export type ChannelMode = (typeof CHANNEL_MODES)[number];

/** Mailbox as its provider names it. */
const mailServersSchema = z.object({
  userName: z.string(),
  imap: z.object({ host: z.string(), port: z.int() }),
  smtp: z.object({ host: z.string(), port: z.int() }),
});

export type MailServers = z.infer<typeof mailServersSchema>;

/** Account of a service that a chatbot is connected with, without its secrets. */
export const channelAccountSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('email'),
    /** Address that customers write to. */
    address: z.string(),
    /** Name that stands in front of it in replies. */
    senderName: z.string(),
    /** Address of the deployment that the owner has their mails passed on to; empty of a mailbox. */
    forwardTo: z.string(),
    /** Servers of the mailbox, with TLS from the first byte; null where mails are passed on. */
    servers: z.nullable(mailServersSchema),
    /** Provider at which its owner has let this product in. Missing of a mailbox with a password. */
    signIn: z.optional(z.enum(MAIL_SIGN_INS)),
  }),
  z.object({ kind: z.literal('telegram'), botId: z.string(), userName: z.string() }),
  /** `phoneNumber` as it is shown, such as +49 30 901820. */
  z.object({ kind: z.literal('whatsapp'), phoneNumberId: z.string(), phoneNumber: z.string() }),
  z.object({ kind: z.literal('messenger'), pageId: z.string(), pageName: z.string() }),
  z.object({ kind: z.literal('instagram'), accountId: z.string(), userName: z.string() }),
]);

export type ChannelAccount = z.infer<typeof channelAccountSchema>;

/** orgs/{orgId}/chatbots/{chatbotId}/channels/{channelId}: a service by which customers write to a chatbot. */
export const channelSchema = z.object({
  chatbotId: idSchema,
  account: channelAccountSchema,
  mode: z.enum(CHANNEL_MODES),
  /** Time at which a message last came, to the minute. Null before the first. */
  receivedAt: z.nullable(timestamp),
  /** Time at which the service last took a message, to the minute. Null before the first. */
  sentAt: z.nullable(timestamp),
  /** The last fault, until it works again. */
  fault: z.nullable(z.object({ code: z.enum(CHANNEL_FAULTS), at: timestamp })),
  /** Place up to which a mailbox has been read (RFC 9051, section 2.3.1.1). Missing of what posts by itself. */
  mailbox: z.optional(
    z.object({
      /** UIDVALIDITY. */
      validity: z.string(),
      lastUid: z.int(),
      nextPollAt: timestamp,
      /** Looks in a row that failed. */
      failures: z.int(),
    }),
  ),
  createdAt: timestamp,
});

export type ChannelConnection = z.infer<typeof channelSchema>;

/** orgs/{orgId}/chatbots/{chatbotId}/channelSecrets/{channelId}: what a connection is made with. */
export const channelSecretSchema = z.object({
  /** Access token of the service, the password of a mailbox or the refresh token of its owner's consent; empty where mails are passed on. */
  access: z.string(),
  /** Made here: the service repeats it with what it posts. */
  verification: z.string(),
  /** Key with which the service signs what it posts, where it has one of its own for that: the secret of an app at Meta. */
  signing: z.optional(z.string()),
});

export type ChannelSecret = z.infer<typeof channelSecretSchema>;
