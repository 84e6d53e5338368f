import { paths } from '@parlance/domain/paths';
import { expect, vi } from 'vitest';
import { admin } from '../../../support/admin.ts';
import { ask, newVisitor } from '../chats/handoverFixture.ts';
import type { slackWorld } from './slackWorld.ts';

type World = Awaited<ReturnType<typeof slackWorld>>;

/** A visitor who waits for a person, and the post about it. */
export async function waitingVisitor({ orgId, chatbotId, slack }: World, name = 'Nora Winter') {
  const visitor = newVisitor(chatbotId);
  await ask(visitor, { name });
  const root = await slack.until(
    ({ text, blocks }) => text.includes('talk to a person') && JSON.stringify(blocks).includes(name),
  );
  await vi.waitFor(async () => {
    const posts = await admin.db.collection(paths.teamPosts(orgId)).where('ts', '==', root.ts).get();
    expect(posts.size).toBe(1);
  }, 30_000);
  return { visitor, root };
}
