import { createHmac } from 'node:crypto';
import { LOCAL_SLACK, localSigningSecret } from '../LOCAL_SLACK.ts';
import type { SlackMessage, Workspace } from './slackState.ts';

/** Pause before an event is delivered again, in milliseconds, and how often: Slack itself waits for minutes and gives up after three times. */
const AGAIN_MS = 500;
const ATTEMPTS = 20;

interface Pressed {
  userId: string;
  message: SlackMessage;
  actionId: string;
}

export interface SlackCourier {
  /** Delivers a message event, again and again until it is taken. */
  deliver: (workspace: Workspace, message: SlackMessage) => void;
  /** Delivers a workspace's newest event once more, as where the answer was lost. Status of the answer; 0 where there is none. */
  repeat: (workspace: Workspace, retry: number) => Promise<number>;
  /** Tells the app that somebody has pressed a button: once, as Slack does. Status of the answer. */
  press: (workspace: Workspace, pressed: Pressed) => Promise<number>;
  /** Asks an address whether it is the app's: https://docs.slack.dev/reference/events/url_verification */
  verify: (workspace: Workspace, url: string) => Promise<boolean>;
  stop: () => void;
}

/** Headers with Slack's signature: https://docs.slack.dev/authentication/verifying-requests-from-slack */
function signed(workspace: Workspace, body: string): Record<string, string> {
  const time = String(Math.floor(Date.now() / 1000));
  const signature = createHmac('sha256', localSigningSecret(workspace.id)).update(`v0:${time}:${body}`).digest('hex');
  return { 'x-slack-request-timestamp': time, 'x-slack-signature': `v0=${signature}` };
}

async function post(workspace: Workspace, body: string, type: string, retry = 0): Promise<number> {
  if (workspace.url === null) return 0;
  const again = retry === 0 ? {} : { 'x-slack-retry-num': String(retry), 'x-slack-retry-reason': 'http_timeout' };
  try {
    const headers = { 'content-type': type, ...signed(workspace, body), ...again };
    const response = await fetch(workspace.url, { method: 'POST', headers, body });
    await response.arrayBuffer();
    return response.status;
  } catch {
    return 0;
  }
}

function eventOf({ id }: Workspace, { ts, threadTs, userId, text }: SlackMessage): string {
  const thread = threadTs === null ? {} : { thread_ts: threadTs };
  const event = {
    type: 'message',
    channel: LOCAL_SLACK.channelId,
    channel_type: 'channel',
    user: userId,
    text,
    ts,
    ...thread,
  };
  return JSON.stringify({
    type: 'event_callback',
    team_id: id,
    event_id: `Ev${id}${ts}`,
    event_time: Number(ts),
    event,
  });
}

/** The way from the stand-in to the address of an app. */
export function createSlackCourier(): SlackCourier {
  const newest = new Map<Workspace, string>();
  const timers = new Set<NodeJS.Timeout>();

  async function attempt(workspace: Workspace, body: string, count: number): Promise<void> {
    if ((await post(workspace, body, 'application/json', count - 1)) === 200 || count >= ATTEMPTS) return;
    const timer = setTimeout(() => {
      timers.delete(timer);
      void attempt(workspace, body, count + 1);
    }, AGAIN_MS);
    timers.add(timer);
  }

  return {
    deliver: (workspace, message) => {
      const body = eventOf(workspace, message);
      newest.set(workspace, body);
      void attempt(workspace, body, 1);
    },
    repeat: async (workspace, retry) => post(workspace, newest.get(workspace) ?? '{}', 'application/json', retry),
    press: async (workspace, { userId, message: { ts, threadTs }, actionId }) => {
      const payload = {
        type: 'block_actions',
        user: { id: userId },
        team: { id: workspace.id },
        channel: { id: LOCAL_SLACK.channelId },
        message: { ts, ...(threadTs === null ? {} : { thread_ts: threadTs }) },
        actions: [{ type: 'button', action_id: actionId, value: actionId, action_ts: (Date.now() / 1000).toFixed(6) }],
      };
      const body = new URLSearchParams({ payload: JSON.stringify(payload) }).toString();
      return post(workspace, body, 'application/x-www-form-urlencoded');
    },
    verify: async (workspace, url) => {
      const challenge = `challenge-${Math.floor(Math.random() * 1e9)}`;
      const body = JSON.stringify({ type: 'url_verification', token: 'local', challenge });
      try {
        const response = await fetch(url, { method: 'POST', headers: signed(workspace, body), body });
        return response.status === 200 && (await response.text()).includes(challenge);
      } catch {
        return false;
      }
    },
    stop: () => {
      for (const timer of timers) clearTimeout(timer);
      timers.clear();
    },
  };
}
