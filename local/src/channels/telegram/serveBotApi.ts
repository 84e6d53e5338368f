import * as z from 'zod';
import { parseJson } from '../../http/parseJson.ts';
import { readForm } from '../../http/readForm.ts';
import type { Handler, Reply } from '../../http/serve.ts';
import type { TelegramWorld } from './createTelegramWorld.ts';
import type { Bot } from './telegramState.ts';
import { getFile, sendFile } from './botFiles.ts';
import { okReply, refuseBot } from './botReplies.ts';
import { htmlFault } from './htmlFault.ts';

const messageSchema = z.object({
  chat_id: z.int(),
  text: z.string(),
  parse_mode: z.optional(z.literal('HTML')),
  link_preview_options: z.optional(z.object({ is_disabled: z.boolean() })),
});

const webhookSchema = z.object({
  url: z.url(),
  secret_token: z.string().check(z.regex(/^[\w-]{1,256}$/)),
  allowed_updates: z.optional(z.array(z.string())),
  max_connections: z.optional(z.int().min(1).max(100)),
});

const fileIdSchema = z.object({ file_id: z.string() });

const MAX_CHARACTERS = 4096;

/** Telegram's Bot API, as far as the product uses it: https://core.telegram.org/bots/api. Anything else is refused as an unknown method. */
export async function serveBotApi(
  world: TelegramWorld,
  { url, headers, body, bytes }: Parameters<Handler>[0],
): Promise<Reply> {
  const [, token = '', method = ''] = /^\/bot([^/]+)\/(\w+)$/.exec(decodeURIComponent(url.pathname)) ?? [];
  const bot = world.findBot(token);
  if (bot === undefined) return refuseBot(401, 'Unauthorized');
  const given: unknown = parseJson(body);
  switch (method) {
    case 'getMe':
      return okReply({ id: bot.id, is_bot: true, first_name: bot.userName, username: bot.userName });
    case 'setWebhook':
      return setWebhook(world, bot, given);
    case 'deleteWebhook':
      world.setWebhook(bot, null);
      return okReply(true);
    case 'sendMessage':
      return sendMessage(world, bot, given);
    case 'getFile':
      return getFile(world, bot, fileIdSchema.safeParse(given).data?.file_id ?? '');
    case 'sendPhoto':
      return sendFile(world, bot, 'photo', readForm(headers, bytes));
    case 'sendDocument':
      return sendFile(world, bot, 'document', readForm(headers, bytes));
    default:
      return refuseBot(404, 'Not Found: method not found');
  }
}

function setWebhook(world: TelegramWorld, bot: Bot, given: unknown): Reply {
  const parsed = webhookSchema.safeParse(given);
  if (!parsed.success) return refuseBot(400, 'Bad Request: bad webhook');
  world.setWebhook(bot, { url: parsed.data.url, secretToken: parsed.data.secret_token });
  return okReply(true);
}

function sendMessage(world: TelegramWorld, bot: Bot, given: unknown): Reply {
  const parsed = messageSchema.safeParse(given);
  if (!parsed.success) return refuseBot(400, 'Bad Request: invalid parameters');
  const { chat_id, text, parse_mode } = parsed.data;
  if (text.trim() === '') return refuseBot(400, 'Bad Request: message text is empty');
  const person = world.findPerson(bot, chat_id);
  if (person === undefined) return refuseBot(400, 'Bad Request: chat not found');
  if (person.hasBlocked) return refuseBot(403, 'Forbidden: bot was blocked by the user');
  const fault = parse_mode === 'HTML' ? htmlFault(text) : undefined;
  if (fault !== undefined) return refuseBot(400, `Bad Request: can't parse entities: ${fault}`);
  if (text.replaceAll(/<[^>]*>/g, '').length > MAX_CHARACTERS)
    return refuseBot(400, 'Bad Request: message is too long');
  const sent = world.say(bot, person, { isFromBot: true, text });
  return okReply({ message_id: sent.id, date: sent.date, chat: { id: person.id, type: 'private' }, text });
}
