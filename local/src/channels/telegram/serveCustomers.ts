import * as z from 'zod';
import { json } from '../../http/json.ts';
import { parseJson } from '../../http/parseJson.ts';
import type { Handler, Reply } from '../../http/serve.ts';
import { phoneFileSchema } from '../phone/phoneFile.ts';
import type { TelegramWorld } from './createTelegramWorld.ts';

const actSchema = z.object({
  name: z.optional(z.string()),
  /** Words of the customer. */
  text: z.optional(z.string()),
  /** File of the customer; the words are its caption. */
  file: z.optional(phoneFileSchema.omit({ id: true })),
  filesAway: z.optional(z.int()),
  hasBlocked: z.optional(z.boolean()),
  /** Times that the newest update is delivered once more. */
  repeats: z.optional(z.int().max(200)),
});

/** /_customers/{bot}/{person}: what a customer has in their chat with a bot; with POST, what they do there. For tests. */
export async function serveCustomers(
  world: TelegramWorld,
  { method, url, body }: Parameters<Handler>[0],
): Promise<Reply> {
  const [, botId, personId] = /^\/_customers\/(\d+)\/(\d+)$/.exec(url.pathname) ?? [];
  const id = Number(personId);
  const bot = world.botOf(Number(botId));
  if (!Number.isInteger(id) || bot === undefined) return json({ error: 'not found' }, 404);
  if (method !== 'POST') return json(world.findPerson(bot, id)?.messages ?? []);
  const { name = 'Nora', text, file, filesAway, hasBlocked, repeats = 0 } = actSchema.parse(parseJson(body));
  const person = world.openChat(bot, id, name);
  if (hasBlocked !== undefined) person.hasBlocked = hasBlocked;
  bot.filesAway = filesAway ?? bot.filesAway;
  if (text !== undefined || file !== undefined) world.say(bot, person, { isFromBot: false, text: text ?? '', file });
  const statuses = await Promise.all(Array.from({ length: repeats }, () => world.repeat(bot)));
  return json({ ok: true, statuses });
}
