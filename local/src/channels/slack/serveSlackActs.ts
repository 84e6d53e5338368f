import * as z from 'zod';
import { json } from '../../http/json.ts';
import { parseJson } from '../../http/parseJson.ts';
import type { Handler, Reply } from '../../http/serve.ts';
import { localSlackToken } from '../LOCAL_SLACK.ts';
import type { SlackWorld } from './createSlackWorld.ts';

const actSchema = z.object({
  url: z.optional(z.string()),
  users: z.optional(
    z.array(z.object({ id: z.string(), name: z.string(), email: z.string(), isStranger: z.boolean().default(false) })),
  ),
  /** Words of people in threads, in this order. */
  says: z.optional(z.array(z.object({ userId: z.string(), threadTs: z.nullable(z.string()), text: z.string() }))),
  /** Buttons that people press, at the same time. */
  presses: z.optional(z.array(z.object({ userId: z.string(), ts: z.string(), actionId: z.string() }))),
  /** Times that the newest event is delivered once more. */
  repeats: z.optional(z.int().max(200)),
  limited: z.optional(z.int()),
  losing: z.optional(z.int()),
});

/** /_slack/{key}: what stands in a workspace's channel; with POST, what people and Slack do there. For tests. */
export async function serveSlackActs(world: SlackWorld, { method, url, body }: Parameters<Handler>[0]): Promise<Reply> {
  const workspace = world.findByToken(localSlackToken(url.pathname.slice('/_slack/'.length)));
  if (workspace === undefined) return json({ error: 'not found' }, 404);
  if (method !== 'POST') return json(workspace.messages);
  const act = actSchema.parse(parseJson(body));
  const isVerified = act.url === undefined || (await world.courier.verify(workspace, act.url));
  if (isVerified) workspace.url = act.url ?? workspace.url;
  workspace.users.push(...(act.users ?? []));
  workspace.limited = act.limited ?? workspace.limited;
  workspace.losing = act.losing ?? workspace.losing;
  const said = (act.says ?? []).map((one) => world.say(workspace, one).ts);
  const pressed = (act.presses ?? []).flatMap(({ userId, ts, actionId }) => {
    const message = workspace.messages.find((one) => one.ts === ts);
    return message === undefined ? [] : [world.courier.press(workspace, { userId, message, actionId })];
  });
  const repeated = Array.from({ length: act.repeats ?? 0 }, (_, n) => world.courier.repeat(workspace, n + 1));
  return json({ isVerified, said, statuses: await Promise.all([...pressed, ...repeated]) });
}
