import { createHmac } from 'node:crypto';
import { newId } from '@parlance/domain/ids';
import { LIMITS } from '@parlance/domain/limits';
import { paths } from '@parlance/domain/paths';
import { describe, expect, it, vi } from 'vitest';
import { LOCAL_SLACK } from '../../../local/src/channels/LOCAL_SLACK.ts';
import { admin } from '../../support/admin.ts';
import { agentTexts } from '../support/channels/agentTexts.ts';
import { slackWorld } from '../support/channels/slackWorld.ts';
import { waitingVisitor } from '../support/channels/waitingVisitor.ts';
import { stored } from '../support/chats/handoverFixture.ts';

/** A request as Slack would send it, signed at a time with a key. */
async function signedPost(url: string, body: string, { secret, at = new Date() }: { secret: string; at?: Date }) {
  const time = String(Math.floor(at.getTime() / 1000));
  const signature = `v0=${createHmac('sha256', secret).update(`v0:${time}:${body}`).digest('hex')}`;
  const headers = { 'x-slack-request-timestamp': time, 'x-slack-signature': signature };
  const response = await fetch(url, { method: 'POST', headers, body });
  return { status: response.status, text: await response.text() };
}

function replyEvent(root: string, more: object = {}): string {
  const event = {
    type: 'message',
    channel: LOCAL_SLACK.channelId,
    user: 'U0MEMBER',
    text: 'Hi',
    ts: '2000000000.000001',
  };
  return JSON.stringify({ type: 'event_callback', event_id: newId(), event: { ...event, thread_ts: root, ...more } });
}

describe('the address of Slack', () => {
  it('says a challenge again, before anything is connected', async () => {
    const { url } = await slackWorld();
    const body = JSON.stringify({
      type: 'url_verification',
      challenge: '3eZbrw1aBm2rZgRNFdxV2595E9CY3gmdALWMmHkvFXO7tYXAYM8P',
    });
    const answer = await signedPost(url, body, { secret: 'unknown yet' });
    expect(answer).toEqual({ status: 200, text: '3eZbrw1aBm2rZgRNFdxV2595E9CY3gmdALWMmHkvFXO7tYXAYM8P' });
    const script = JSON.stringify({ type: 'url_verification', challenge: '<script>' });
    expect((await signedPost(url, script, { secret: 'unknown yet' })).text).toBe('');
  });

  it('takes nothing that is forged, old or another organization’s, and the connection says so', async () => {
    const world = await slackWorld();
    const other = await slackWorld();
    const { orgId, access, url, teamChat } = world;
    const { root } = await waitingVisitor(world);
    const secret = access.signingSecret;
    const old = new Date(Date.now() - LIMITS.slackRequestAgeMs - 2000);
    expect((await signedPost(url, replyEvent(root.ts), { secret: 'f'.repeat(32) })).status).toBe(403);
    expect((await signedPost(url, replyEvent(root.ts), { secret, at: old })).status).toBe(403);
    expect((await signedPost(other.url, replyEvent(root.ts), { secret })).status).toBe(403);
    expect((await fetch(url, { method: 'POST', body: replyEvent(root.ts) })).status).toBe(403);
    expect((await teamChat()).fault?.code).toBe('signature-invalid');
    expect((await admin.db.collection(paths.teamEvents(orgId)).get()).size).toBe(0);
    expect((await signedPost(url, replyEvent(root.ts), { secret })).status).toBe(200);
    expect((await teamChat()).fault).toBeNull();
    expect((await signedPost(url, '{', { secret })).status).toBe(400);
    expect((await fetch(url)).status).toBe(404);
    expect((await signedPost(url.replace(orgId, newId()), replyEvent(root.ts), { secret })).status).toBe(404);
  });

  it.each([
    { bot_id: 'B0LOCAL' },
    { subtype: 'message_changed' },
    { thread_ts: undefined },
    { thread_ts: '1.000001' },
    { channel: 'C0ANOTHER0' },
  ])('leaves %j alone and stores nothing of it', async (more) => {
    const world = await slackWorld();
    const { root } = await waitingVisitor(world);
    const { status } = await signedPost(world.url, replyEvent(root.ts, more), { secret: world.access.signingSecret });
    expect(status).toBe(200);
    expect((await admin.db.collection(paths.teamEvents(world.orgId)).get()).size).toBe(0);
  });

  it.each([
    [{ files: [{ id: 'F1' }], subtype: 'file_share' }, 'Files are not passed on'],
    [{ text: 'x'.repeat(LIMITS.qaAnswerCharacters + 1) }, 'longer than'],
  ])('says that %.40j does not reach the visitor', async (more, words) => {
    const world = await slackWorld();
    const { visitor, root } = await waitingVisitor(world);
    await signedPost(world.url, replyEvent(root.ts, more), { secret: world.access.signingSecret });
    expect((await world.slack.until(({ to }) => to !== null)).text).toContain(words);
    expect((await stored(world.orgId, visitor.chatId)).chat.mode).toBe('bot');
  });
});

it('has Slack repeat a reply to a post that a worker has sent and not written down', async () => {
  const world = await slackWorld();
  const { orgId, url, access } = world;
  const { visitor, root } = await waitingVisitor(world);
  const [post] = (await admin.db.collection(paths.teamPosts(orgId)).get()).docs;
  await post?.ref.update({ status: 'sending', ts: null, nextAttemptAt: new Date(Date.now() + 60_000) });
  const event = replyEvent(root.ts);
  const secret = access.signingSecret;
  expect((await signedPost(url, event, { secret })).status).toBe(503);
  await post?.ref.update({ status: 'sent', ts: root.ts });
  expect((await signedPost(url, event, { secret })).status).toBe(200);
  await vi.waitFor(async () => expect(await agentTexts(orgId, visitor.chatId)).toEqual(['Hi']), 30_000);
});
