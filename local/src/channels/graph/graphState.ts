import * as z from 'zod';
import { phoneFileSchema } from '../phone/phoneFile.ts';
import { META_SERVICES } from '../LOCAL_META.ts';

/** A message between a person and an account; `at` in milliseconds since 1970. */
const messageSchema = z.object({
  id: z.string(),
  isFromBusiness: z.boolean(),
  text: z.string(),
  at: z.number(),
  /** Words of the business that each status says again. */
  callbackData: z.optional(z.string()),
  file: z.optional(phoneFileSchema),
});

export type GraphMessage = z.infer<typeof messageSchema>;

const personSchema = z.object({
  id: z.string(),
  name: z.string(),
  hasBlocked: z.boolean(),
  messages: z.array(messageSchema),
});

export type GraphPerson = z.infer<typeof personSchema>;

const webhookSchema = z.object({ url: z.string(), verifyToken: z.string() });

export type GraphWebhook = z.infer<typeof webhookSchema>;

const accountSchema = z.object({
  service: z.enum(META_SERVICES),
  id: z.string(),
  /** The address of the app, which has answered as Meta asks. */
  webhook: z.nullable(webhookSchema),
  /** A page's events go to the app once it has asked for them. */
  isSubscribed: z.boolean(),
  people: z.array(personSchema),
  /** Time by which the account's clock is ahead, in milliseconds. */
  aheadMs: z.number(),
  /** Number of messages that are refused next, as too many. */
  limited: z.int(),
  /** Numbers of files that are given next cut, and not at all. */
  filesCut: z.int().default(0),
  filesAway: z.int().default(0),
  /** Addresses of files are given that work no longer. */
  filesExpire: z.boolean().default(false),
  /** Code with which people's names are refused; 0: they are given. */
  namesRefused: z.int().default(0),
  /** Statuses are not sent by themselves. */
  isQuiet: z.boolean(),
});

export type GraphAccount = z.infer<typeof accountSchema>;

/** State that survives a restart: the accounts that are known from the start. */
export const graphStateSchema = z.array(accountSchema);
