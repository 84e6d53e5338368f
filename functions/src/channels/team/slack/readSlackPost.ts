import type { TeamEvent } from '@parlance/domain/documents/teamChats/teamEvent';
import * as z from 'zod';
import { ChannelError } from '../../connection/ChannelError.ts';

/** A word that Slack asks to hear again before it posts to an address: https://docs.slack.dev/reference/events/url_verification */
const challengeSchema = z.object({
  type: z.literal('url_verification'),
  challenge: z.string().check(z.regex(/^[\w.-]{1,200}$/)),
});

/** The part of a message event that is read: https://docs.slack.dev/reference/events/message */
const eventSchema = z.object({
  type: z.literal('event_callback'),
  event_id: z.string(),
  event: z.object({
    type: z.string(),
    subtype: z.optional(z.string()),
    channel: z.optional(z.string()),
    user: z.optional(z.string()),
    bot_id: z.optional(z.string()),
    text: z.optional(z.string()),
    ts: z.optional(z.string()),
    thread_ts: z.optional(z.string()),
    files: z.optional(z.array(z.unknown())),
  }),
});

/** The part of a pressed button that is read: https://docs.slack.dev/reference/interaction-payloads/block_actions-payload */
const actionSchema = z.object({
  type: z.literal('block_actions'),
  user: z.object({ id: z.string() }),
  channel: z.optional(z.object({ id: z.string() })),
  message: z.optional(z.object({ ts: z.string(), thread_ts: z.optional(z.string()) })),
  actions: z.array(z.object({ action_id: z.string(), action_ts: z.string() })),
});

/** Deed of somebody in a thread. */
export interface SlackDeed extends Pick<TeamEvent, 'kind' | 'threadTs' | 'userId' | 'text' | 'hasFiles' | 'order'> {
  /** Slack's id, by which its second delivery is known. */
  eventId: string;
  channelId: string;
}

type SlackPost = { kind: 'challenge'; challenge: string } | { kind: 'deed'; deed: SlackDeed } | { kind: 'other' };

const OTHER: SlackPost = { kind: 'other' };

/** Kinds of messages that people write; others are edits, joins and the like. */
const WRITTEN: readonly (string | undefined)[] = [undefined, 'file_share', 'thread_broadcast'];

/** Content of a request of Slack's: a form of a pressed button, or JSON of an event. Throws `ChannelError` where it is neither. */
export function readSlackPost(body: Buffer): SlackPost {
  const given = contentOf(body.toString('utf8'));
  const challenge = challengeSchema.safeParse(given);
  if (challenge.success) return { kind: 'challenge', challenge: challenge.data.challenge };
  const event = eventSchema.safeParse(given);
  if (event.success) return replyIn(event.data);
  const action = actionSchema.safeParse(given);
  return action.success ? deedIn(action.data) : OTHER;
}

function contentOf(text: string): unknown {
  try {
    return JSON.parse(text.startsWith('{') ? text : (new URLSearchParams(text).get('payload') ?? ''));
  } catch {
    throw new ChannelError('message-invalid');
  }
}

/** A reply in a thread. Messages of bots, the app's own among them, are nobody's reply. */
function replyIn({ event_id: eventId, event }: z.infer<typeof eventSchema>): SlackPost {
  const { type, subtype, channel: channelId, user: userId, text = '', ts, thread_ts: threadTs, files = [] } = event;
  if (type !== 'message' || !WRITTEN.includes(subtype) || event.bot_id !== undefined) return OTHER;
  if (channelId === undefined || userId === undefined || ts === undefined) return OTHER;
  if (threadTs === undefined || threadTs === ts) return OTHER;
  const deed = {
    kind: 'reply',
    eventId,
    channelId,
    userId,
    threadTs,
    text,
    hasFiles: files.length > 0,
    order: ts,
  } as const;
  return { kind: 'deed', deed };
}

function deedIn({ user, channel, message, actions }: z.infer<typeof actionSchema>): SlackPost {
  const [pressed] = actions;
  if (channel === undefined || message === undefined || pressed === undefined) return OTHER;
  const { action_id: kind, action_ts: order } = pressed;
  if (kind !== 'join' && kind !== 'leave') return OTHER;
  const threadTs = message.thread_ts ?? message.ts;
  const eventId = `${user.id}-${message.ts}-${order}`;
  const deed = {
    kind,
    eventId,
    channelId: channel.id,
    userId: user.id,
    threadTs,
    text: '',
    hasFiles: false,
    order,
  } as const;
  return { kind: 'deed', deed };
}
