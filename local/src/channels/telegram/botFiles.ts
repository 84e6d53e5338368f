import type { Handler, Reply } from '../../http/serve.ts';
import { bytesOf, chosenFile } from '../phone/phoneFile.ts';
import type { TelegramWorld } from './createTelegramWorld.ts';
import type { Bot } from './telegramState.ts';
import { okReply, refuseBot } from './botReplies.ts';

const MB = 1_000_000;

/** Bounds of the Bot API: https://core.telegram.org/bots/api#getfile, #sendphoto and #senddocument. */
const MAX_BYTES = { get: 20 * MB, photo: 10 * MB, document: 50 * MB } as const;

export function getFile(world: TelegramWorld, bot: Bot, fileId: string): Reply {
  const file = world.findFile(bot, fileId);
  if (file === undefined) return refuseBot(400, 'Bad Request: wrong file_id or the file is temporarily unavailable');
  const bytes = bytesOf(file);
  if (bytes.length > MAX_BYTES.get) return refuseBot(400, 'Bad Request: file is too big');
  return okReply({
    file_id: fileId,
    file_unique_id: fileId,
    file_size: bytes.length,
    file_path: `documents/file_${fileId}`,
  });
}

/** /file/bot{token}/{path}: the bytes of a file. */
export function serveBotFile(world: TelegramWorld, { url }: Parameters<Handler>[0]): Reply {
  const [, token = '', id = ''] =
    /^\/file\/bot([^/]+)\/documents\/file_(\d+)$/.exec(decodeURIComponent(url.pathname)) ?? [];
  const bot = world.findBot(token);
  if (bot === undefined) return refuseBot(401, 'Unauthorized');
  if (bot.filesAway > 0) {
    bot.filesAway -= 1;
    return refuseBot(500, 'Internal Server Error');
  }
  const file = world.findFile(bot, id);
  if (file === undefined) return refuseBot(404, 'Not Found');
  return { headers: { 'content-type': 'application/octet-stream' }, body: bytesOf(file) };
}

/** sendPhoto and sendDocument, of a file in the request itself. */
export async function sendFile(
  world: TelegramWorld,
  bot: Bot,
  kind: 'photo' | 'document',
  form: FormData,
): Promise<Reply> {
  const file = await chosenFile(form, kind);
  if (file === undefined) return refuseBot(400, `Bad Request: there is no ${kind} in the request`);
  const person = world.findPerson(bot, Number(form.get('chat_id')));
  if (person === undefined) return refuseBot(400, 'Bad Request: chat not found');
  if (person.hasBlocked) return refuseBot(403, 'Forbidden: bot was blocked by the user');
  if (bytesOf(file).length > MAX_BYTES[kind]) return refuseBot(413, 'Request Entity Too Large');
  if (kind === 'photo' && !file.type.startsWith('image/')) return refuseBot(400, 'Bad Request: IMAGE_PROCESS_FAILED');
  const sent = world.say(bot, person, { isFromBot: true, text: '', file });
  return okReply({ message_id: sent.id, date: sent.date, chat: { id: person.id, type: 'private' } });
}
