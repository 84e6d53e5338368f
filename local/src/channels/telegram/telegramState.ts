import * as z from 'zod';
import { phoneFileSchema } from '../phone/phoneFile.ts';

/** A message in the chat of one person with one bot; `date` in seconds since 1970. */
const messageSchema = z.object({
  id: z.int(),
  isFromBot: z.boolean(),
  text: z.string(),
  date: z.int(),
  /** The same in milliseconds. */
  at: z.number().default(0),
  file: z.optional(phoneFileSchema),
});

export type PhoneMessage = z.infer<typeof messageSchema>;

const webhookSchema = z.object({ url: z.string(), secretToken: z.string() });

type Webhook = z.infer<typeof webhookSchema>;

export interface Bot {
  id: number;
  token: string;
  userName: string;
  webhook: Webhook | null;
  /** Number of files that are not given next, as by a server that is away. */
  filesAway: number;
}

const personSchema = z.object({
  id: z.int(),
  name: z.string(),
  hasBlocked: z.boolean(),
  messages: z.array(messageSchema),
});

export type Person = z.infer<typeof personSchema>;

/** State that survives a restart: the webhook of the bot that is known from the start, and all chats. */
export const telegramStateSchema = z.object({
  webhook: z.nullable(webhookSchema),
  chats: z.array(z.tuple([z.string(), personSchema])),
});

export type TelegramState = z.infer<typeof telegramStateSchema>;
