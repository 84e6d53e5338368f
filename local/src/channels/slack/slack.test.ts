import { createHmac } from 'node:crypto';
import { afterEach, expect, it } from 'vitest';
import * as z from 'zod';
import { serve } from '../../http/serve.ts';
import { LOCAL_SLACK, localSigningSecret } from '../LOCAL_SLACK.ts';
import { startChannels } from '../startChannels.ts';

const running: { stop: () => Promise<void> }[] = [];
afterEach(async () => {
  await Promise.all(running.splice(0).map(async ({ stop }) => stop()));
});

const KEY = LOCAL_SLACK.token.replace('xoxb-local-', '');
const { channelId, otherChannelId, token, workspaceId } = LOCAL_SLACK;
const answerSchema = z.looseObject({ ok: z.boolean(), error: z.optional(z.string()) });

async function world() {
  const channels = await startChannels({ port: 0, imapPort: 0, submissionPort: 0 });
  running.push(channels);
  const call = async (method: string, fields: Record<string, string>, bearer = token) => {
    const response = await fetch(`${channels.url}/slack/api/${method}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${bearer}` },
      body: new URLSearchParams(fields),
    });
    return {
      status: response.status,
      wait: response.headers.get('retry-after'),
      ...answerSchema.parse(await response.json()),
    };
  };
  const act = async (given: object) => {
    const response = await fetch(`${channels.url}/_slack/${KEY}`, { method: 'POST', body: JSON.stringify(given) });
    return z.object({ isVerified: z.boolean() }).parse(await response.json());
  };
  return { url: channels.url, call, act };
}

const section = (text: string, block_id?: string) => ({
  type: 'section',
  block_id,
  text: { type: 'plain_text', text },
});

it('refuses what Slack refuses', async () => {
  const { url, call, act } = await world();
  const post = async (more: Record<string, string>) =>
    (await call('chat.postMessage', { channel: channelId, ...more })).error;
  expect(await call('auth.test', {})).toMatchObject({ ok: true, team_id: workspaceId });
  expect((await call('auth.test', {}, 'xoxb-nobody')).error).toBe('invalid_auth');
  expect((await call('auth.unknown', {})).error).toBe('unknown_method');
  expect(await post({ channel: 'C0NOWHERE0', text: 'Hi' })).toBe('channel_not_found');
  expect(await post({ channel: otherChannelId, text: 'Hi' })).toBe('not_in_channel');
  expect(await post({})).toBe('no_text');
  expect(await post({ text: 'x'.repeat(40_000) })).toBeUndefined();
  expect(await post({ text: 'x'.repeat(40_001) })).toBe('msg_too_long');
  expect(await post({ text: 'Hi', thread_ts: '1.000001' })).toBe('thread_not_found');
  const blocks = async (...given: object[]) => post({ text: 'Hi', blocks: JSON.stringify(given) });
  expect(await blocks(section('x'.repeat(3000)))).toBeUndefined();
  expect(await blocks(section('x'.repeat(3001)))).toBe('invalid_blocks');
  expect(await blocks(section(''))).toBe('invalid_blocks');
  expect(await blocks(section('a', 'one'), section('b', 'one'))).toBe('invalid_blocks');
  expect(await post({ text: 'Hi', blocks: 'none' })).toBe('invalid_blocks');
  expect((await call('users.info', { user: 'U0NOBODY' })).error).toBe('user_not_found');
  await act({ limited: 1 });
  expect(await call('auth.test', {})).toMatchObject({ status: 429, wait: '1', error: 'ratelimited' });
  const json = await fetch(`${url}/slack/api/users.info`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  });
  expect(answerSchema.parse(await json.json()).error).toBe('invalid_post_type');
});

it('signs what it posts, posts again until it is told that it came, and keeps only an address that says the challenge again', async () => {
  const { act } = await world();
  const kept: string[] = [];
  const retries: unknown[] = [];
  const app = await serve(0, ({ body, headers }) => {
    if (body.includes('url_verification')) {
      const { challenge } = z.object({ challenge: z.string() }).parse(JSON.parse(body));
      return { status: 200, body: challenge };
    }
    const time = String(headers['x-slack-request-timestamp']);
    const signature = createHmac('sha256', localSigningSecret(workspaceId)).update(`v0:${time}:${body}`).digest('hex');
    if (headers['x-slack-signature'] === `v0=${signature}`) kept.push(body);
    retries.push(headers['x-slack-retry-num']);
    return { status: kept.length < 3 ? 500 : 200, body: '' };
  });
  running.push(app);
  expect(await act({ url: 'http://127.0.0.1:1/' })).toEqual({ isVerified: false });
  expect(await act({ url: app.url })).toEqual({ isVerified: true });
  await act({ says: [{ userId: 'U0LOCALMEMBER', threadTs: null, text: 'Hello' }] });
  await expect.poll(() => kept.length, { timeout: 20_000 }).toBe(3);
  expect(new Set(kept).size).toBe(1);
  expect(retries).toEqual([undefined, '1', '2']);
});

it('has pages without a script on which one reads, replies and presses as somebody', async () => {
  const { url, call } = await world();
  await call('chat.postMessage', { channel: channelId, text: '&lt;b&gt;Nora waits' });
  expect(await (await fetch(`${url}/slack`)).text()).toContain('Mika (member)');
  const channel = `${url}/slack/${workspaceId}/U0LOCALMEMBER`;
  const shown = await fetch(`${channel}/messages`);
  expect(shown.headers.get('content-security-policy')).toContain("default-src 'none'");
  const ts = /U0LOCALMEMBER\/(\d+\.\d+)"/.exec(await shown.text())?.[1] ?? '';
  await fetch(`${channel}/${ts}`, { method: 'POST', body: new URLSearchParams({ text: '<i>Hi</i>' }) });
  expect(await (await fetch(`${channel}/${ts}/messages`)).text()).toContain('&lt;i&gt;Hi&lt;/i&gt;');
  const message = { channel: channelId, user: 'U0LOCALOWNER', thread_ts: ts, text: 'For you alone' };
  await call('chat.postEphemeral', message);
  expect(await (await fetch(`${channel}/${ts}/messages`)).text()).not.toContain('For you alone');
  expect(await (await fetch(`${url}/slack/${workspaceId}/U0LOCALOWNER/${ts}/messages`)).text()).toContain(
    'For you alone',
  );
});
