import * as z from 'zod';
import { json } from '../../http/json.ts';
import { parseJson } from '../../http/parseJson.ts';
import type { Handler, Reply } from '../../http/serve.ts';
import { phoneFileSchema } from '../phone/phoneFile.ts';
import type { GraphWorld } from './createGraphWorld.ts';
import { statusEvent } from './graphEvents.ts';
import type { GraphAccount } from './graphState.ts';
import { setGraphWebhook } from './setGraphWebhook.ts';

const actSchema = z.object({
  webhook: z.optional(z.object({ url: z.string(), verifyToken: z.string() })),
  /** Words of customers, delivered in one post in this order. */
  says: z.optional(
    z.array(
      z.object({
        person: z.string(),
        name: z.optional(z.string()),
        text: z.optional(z.string()),
        file: z.optional(phoneFileSchema.omit({ id: true })),
        at: z.optional(z.number()),
      }),
    ),
  ),
  blocks: z.optional(z.string()),
  /** Times that the newest event is delivered once more. */
  repeats: z.optional(z.int().max(200)),
  /** Time by which the account's clock goes ahead, in milliseconds. */
  aheadMs: z.optional(z.number()),
  limited: z.optional(z.int()),
  filesCut: z.optional(z.int()),
  filesAway: z.optional(z.int()),
  filesExpire: z.optional(z.boolean()),
  namesRefused: z.optional(z.int()),
  isQuiet: z.optional(z.boolean()),
  /** Statuses of messages, posted in this order. */
  reports: z.optional(
    z.array(
      z.object({
        messageId: z.string(),
        status: z.enum(['sent', 'delivered', 'read', 'failed']),
        code: z.optional(z.int()),
      }),
    ),
  ),
  /** Events that are signed and posted as they are. */
  posts: z.optional(z.array(z.record(z.string(), z.unknown()))),
});

type Act = z.infer<typeof actSchema>;

/** /_graph/{account}/{person}: what a customer has in their exchange; POST /_graph/{account}: what customers and the service do. For tests. */
export async function serveGraphCustomers(
  world: GraphWorld,
  { method, url, body }: Parameters<Handler>[0],
): Promise<Reply> {
  const [, accountId = '', personId = ''] = /^\/_graph\/(\d+)(?:\/(\d+))?$/.exec(url.pathname) ?? [];
  const account = world.accountOf(accountId);
  if (account === undefined) return json({ error: 'not found' }, 404);
  if (method !== 'POST') return json(account.people.find(({ id }) => id === personId)?.messages ?? []);
  const act = actSchema.parse(parseJson(body));
  if (act.webhook !== undefined) {
    return json({ isVerified: await setGraphWebhook(world, account, act.webhook), statuses: [] });
  }
  set(account, act);
  const said = (act.says ?? []).map(({ person, name = 'Nora', text = '', file, at }) => {
    return { person: world.openChat(account, person, name), text, file, at };
  });
  if (said.length > 0) world.say(account, said);
  return json({ isVerified: true, statuses: await deliver(world, account, act) });
}

function set(account: GraphAccount, { aheadMs, limited, namesRefused, isQuiet, blocks, ...files }: Act): void {
  account.filesCut = files.filesCut ?? account.filesCut;
  account.filesAway = files.filesAway ?? account.filesAway;
  account.filesExpire = files.filesExpire ?? account.filesExpire;
  account.aheadMs = aheadMs ?? account.aheadMs;
  account.limited = limited ?? account.limited;
  account.namesRefused = namesRefused ?? account.namesRefused;
  account.isQuiet = isQuiet ?? account.isQuiet;
  const blocking = account.people.find(({ id }) => id === blocks);
  if (blocking !== undefined) blocking.hasBlocked = true;
}

async function deliver(
  { courier }: GraphWorld,
  account: GraphAccount,
  { repeats = 0, reports, posts }: Act,
): Promise<number[]> {
  const statuses = await Promise.all(Array.from({ length: repeats }, () => courier.repeat(account)));
  for (const { messageId, status, code } of reports ?? []) {
    const person = account.people.find(({ messages }) => messages.some(({ id }) => id === messageId));
    const message = person?.messages.find(({ id }) => id === messageId);
    if (person === undefined || message === undefined) continue;
    const event = statusEvent(account, { person, message }, status, code);
    if (event !== undefined) statuses.push(await courier.post(account, event));
  }
  for (const post of posts ?? []) statuses.push(await courier.post(account, post));
  return statuses;
}
