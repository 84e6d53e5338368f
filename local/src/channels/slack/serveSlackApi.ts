import * as z from 'zod';
import { json } from '../../http/json.ts';
import { parseJson } from '../../http/parseJson.ts';
import type { Handler, Reply } from '../../http/serve.ts';
import { LOCAL_SLACK } from '../LOCAL_SLACK.ts';
import { areBlocks } from './areBlocks.ts';
import type { SlackWorld } from './createSlackWorld.ts';
import type { SlackMessage, Workspace } from './slackState.ts';

/** Longest text of a message: https://docs.slack.dev/reference/methods/chat.postMessage#truncating */
const MAX_CHARACTERS = 40_000;

type Fields = URLSearchParams;

const listSchema = z.array(z.unknown());

function refuse(error: string): Reply {
  return json({ ok: false, error });
}

/** Fault of a channel's id as Slack names it; undefined for the channel that the app is in. */
function channelFault(fields: Fields): string | undefined {
  const channel = fields.get('channel');
  if (channel === LOCAL_SLACK.channelId) return undefined;
  return channel === LOCAL_SLACK.otherChannelId ? 'not_in_channel' : 'channel_not_found';
}

function present({ ts, threadTs, userId, text, blocks }: SlackMessage): object {
  const own = userId === LOCAL_SLACK.botUserId ? { bot_id: 'B0LOCAL' } : {};
  return {
    type: 'message',
    ts,
    user: userId,
    text,
    blocks,
    ...own,
    ...(threadTs === null ? {} : { thread_ts: threadTs }),
  };
}

function postMessage(world: SlackWorld, workspace: Workspace, fields: Fields): Reply {
  const fault = channelFault(fields);
  if (fault !== undefined) return refuse(fault);
  const text = fields.get('text') ?? '';
  const given = fields.get('blocks');
  const blocks = given === null ? [] : listSchema.safeParse(parseJson(given)).data;
  if (blocks === undefined || !areBlocks(blocks)) return refuse('invalid_blocks');
  if (text === '' && blocks.length === 0) return refuse('no_text');
  if (text.length > MAX_CHARACTERS) return refuse('msg_too_long');
  const threadTs = fields.get('thread_ts');
  if (threadTs !== null && !workspace.messages.some(({ ts }) => ts === threadTs)) return refuse('thread_not_found');
  const sent = world.add(workspace, { threadTs, userId: LOCAL_SLACK.botUserId, text, blocks, to: null });
  if (workspace.losing > 0) {
    workspace.losing -= 1;
    return refuse('fatal_error');
  }
  return json({ ok: true, channel: LOCAL_SLACK.channelId, ts: sent.ts, message: present(sent) });
}

function postEphemeral(world: SlackWorld, workspace: Workspace, fields: Fields): Reply {
  const fault = channelFault(fields);
  if (fault !== undefined) return refuse(fault);
  const to = fields.get('user') ?? '';
  const text = fields.get('text') ?? '';
  if (!workspace.users.some(({ id }) => id === to)) return refuse('user_not_in_channel');
  if (text === '') return refuse('no_text');
  const threadTs = fields.get('thread_ts');
  const sent = world.add(workspace, { threadTs, userId: LOCAL_SLACK.botUserId, text, blocks: [], to });
  return json({ ok: true, message_ts: sent.ts });
}

function usersInfo({ id: workspaceId, users }: Workspace, fields: Fields): Reply {
  const user = users.find(({ id }) => id === fields.get('user'));
  if (user === undefined) return refuse('user_not_found');
  const { id, name, email, isStranger } = user;
  const profile = { real_name: name, email };
  const team_id = isStranger ? 'T0ELSEWHERE' : workspaceId;
  return json({
    ok: true,
    user: { id, team_id, name, deleted: false, is_bot: false, is_email_confirmed: true, profile },
  });
}

/** Messages that everybody sees, the newest first in the channel, the oldest first in a thread. */
function conversation({ messages }: Workspace, fields: Fields, threadTs: string | null): Reply {
  const fault = channelFault(fields);
  if (fault !== undefined) return refuse(fault);
  const oldest = Number(fields.get('oldest') ?? 0);
  const limit = Number(fields.get('limit') ?? 100);
  const found = messages.filter(
    (one) => one.to === null && Number(one.ts) > oldest && (one.threadTs === threadTs || one.ts === threadTs),
  );
  const ordered = threadTs === null ? found.toReversed() : found;
  return json({ ok: true, messages: ordered.slice(0, limit).map(present), has_more: found.length > limit });
}

/** /slack/api/{method}: Slack's Web API, as far as the product uses it: https://docs.slack.dev/apis/web-api. Anything else is an unknown method. */
export function serveSlackApi(world: SlackWorld, { method, url, headers, body }: Parameters<Handler>[0]): Reply {
  const name = url.pathname.slice('/slack/api/'.length);
  if (method !== 'POST' || !(headers['content-type'] ?? '').startsWith('application/x-www-form-urlencoded')) {
    return refuse('invalid_post_type');
  }
  const workspace = world.findByToken(/^Bearer (.+)$/.exec(headers.authorization ?? '')?.[1] ?? '');
  if (workspace === undefined) return refuse('invalid_auth');
  if (workspace.limited > 0) {
    workspace.limited -= 1;
    return json({ ok: false, error: 'ratelimited' }, 429, { 'retry-after': '1' });
  }
  const fields = new URLSearchParams(body);
  switch (name) {
    case 'auth.test':
      return json({
        ok: true,
        team: 'Fernweg',
        team_id: workspace.id,
        user: 'parlance',
        user_id: LOCAL_SLACK.botUserId,
      });
    case 'chat.postMessage':
      return postMessage(world, workspace, fields);
    case 'chat.postEphemeral':
      return postEphemeral(world, workspace, fields);
    case 'users.info':
      return usersInfo(workspace, fields);
    case 'conversations.history':
      return conversation(workspace, fields, null);
    case 'conversations.replies':
      return conversation(workspace, fields, fields.get('ts') ?? '');
    default:
      return refuse('unknown_method');
  }
}
