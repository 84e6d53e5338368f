import * as z from 'zod/mini';
import { LIMITS } from '../limits.ts';

/** Token of a bot of Telegram as BotFather gives it: the bot's number and a secret. */
export const botToken = z
  .string()
  .check(z.maxLength(LIMITS.channelTokenCharacters), z.regex(/^\d{3,20}:[\w-]{20,100}$/));
