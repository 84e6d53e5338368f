import { teamPostSchema } from '@parlance/domain/documents/teamChats/teamPost';
import { MINUTE_MS } from '@parlance/domain/durations';
import { newId } from '@parlance/domain/ids';
import { paths } from '@parlance/domain/paths';
import { expect, it } from 'vitest';
import { sendTeamPosts } from '../../../functions/src/channels/team/outbound/sendTeamPosts.ts';
import { newTeamPost } from '../../../functions/src/delivery/teamChats/newTeamPost.ts';
import { admin } from '../../support/admin.ts';
import { slackWorld } from '../support/channels/slackWorld.ts';
import { ask, newVisitor } from '../support/chats/handoverFixture.ts';

/** An order of a post that only the test's own workers take up, as it is not due. */
async function ordered(at: Date) {
  const world = await slackWorld();
  const { orgId, teamChatId, chatbotId, slack } = world;
  const visitor = newVisitor(chatbotId);
  await ask(visitor, { name: 'Nora' });
  await slack.until(({ text }) => text.includes('talk to a person'));
  const postId = `${teamChatId}_${newId()}`;
  const path = paths.teamPost(orgId, postId);
  await admin.db.doc(path).set(newTeamPost({ teamChatId, chatbotId, kind: 'handover', chatId: visitor.chatId }, at));
  const posts = async (): Promise<number> =>
    (await slack.now()).filter(({ blocks }) => JSON.stringify(blocks).includes(postId)).length;
  const read = async () => teamPostSchema.parse((await admin.db.doc(path).get()).data());
  return { ...world, path, posts, read };
}

const later = (): Date => new Date(Date.now() + 10 * MINUTE_MS);

it('stands in the channel once, however many workers are at it', async () => {
  const at = later();
  const { place, posts, read } = await ordered(at);
  await Promise.all(Array.from({ length: 8 }, () => sendTeamPosts(place, () => at)));
  expect(await posts()).toBe(1);
  expect(await read()).toMatchObject({ status: 'sent', attempts: 1 });
});

it('stands there once where a worker was killed after Slack had taken it', async () => {
  const at = later();
  const { place, path, posts, read, slack } = await ordered(at);
  await sendTeamPosts(place, () => at);
  const ts = (await read()).ts;
  // As the worker left it: handed over, and not written down.
  const left = { status: 'sending', ts: null, createdAt: new Date(), nextAttemptAt: at };
  await admin.db.doc(path).update(left);
  await sendTeamPosts(place, () => new Date(at.getTime() - 1));
  expect(await read()).toMatchObject({ status: 'sending', attempts: 1 });
  await sendTeamPosts(place, () => at);
  expect(await posts()).toBe(1);
  expect(await read()).toMatchObject({ status: 'sent', ts, attempts: 2 });
  expect(await slack.now()).toHaveLength(3);
});

it('stands there once where Slack took it and did not say so', async () => {
  const at = later();
  const { place, path, posts, read, slack, teamChat } = await ordered(at);
  await slack.act({ losing: 1 });
  await sendTeamPosts(place, () => at);
  expect(await read()).toMatchObject({ status: 'waiting', fault: 'not-confirmed' });
  expect((await teamChat()).fault?.code).toBe('not-confirmed');
  await admin.db.doc(path).update({ createdAt: new Date() });
  await sendTeamPosts(place, () => new Date(at.getTime() + MINUTE_MS));
  expect(await posts()).toBe(1);
  expect(await read()).toMatchObject({ status: 'sent', fault: null });
  expect((await teamChat()).fault).toBeNull();
});

it('waits as long as Slack asks, is tried for a day, and is dropped once nobody waits any more', async () => {
  const at = later();
  const { place, path, posts, read, slack } = await ordered(at);
  await slack.act({ limited: 1 });
  await sendTeamPosts(place, () => at);
  expect(await read()).toMatchObject({
    status: 'waiting',
    fault: 'rate-limited',
    nextAttemptAt: new Date(at.getTime() + 1000),
  });
  await slack.act({ limited: 1 });
  await admin.db.doc(path).update({ createdAt: new Date(at.getTime() - 24 * 60 * MINUTE_MS) });
  await sendTeamPosts(place, () => new Date(at.getTime() + 1000));
  expect(await read()).toMatchObject({ status: 'failed', fault: 'rate-limited' });
  const { chatId } = await read();
  await admin.db.doc(paths.chat(place.orgId, chatId ?? '')).update({ 'handover.status': 'ended' });
  await admin.db.doc(path).update({ status: 'waiting', attempts: 0, nextAttemptAt: at });
  await sendTeamPosts(place, () => at);
  expect((await read()).status).toBe('dropped');
  expect(await posts()).toBe(0);
});
