import { activitySchema } from '@parlance/domain/documents/organizations/activity';
import { newChatbot, type Chatbot } from '@parlance/domain/documents/chatbots/chatbot';
import { newId } from '@parlance/domain/ids';
import { paths } from '@parlance/domain/paths';
import { describe, expect, it } from 'vitest';
import { recordSettings } from '../../../functions/src/chatbots/recordSettings.ts';
import { admin } from '../../support/admin.ts';
import { makeChatbot } from '../../support/makeChatbot.ts';
import { makeOrg } from '../../support/makeOrg.ts';

const AT = new Date('2026-11-20T12:00:00Z');
const LATER = new Date('2026-11-20T13:00:00Z');

async function told(orgId: string) {
  const entries = await admin.db.collection(paths.activity(orgId)).get();
  return entries.docs.map((entry) => activitySchema.parse(entry.data()));
}

describe('saved settings', () => {
  it('are told of through the trigger, by whom and of which chatbot', async () => {
    const { orgId, users } = await makeOrg();
    const chatbotId = await makeChatbot(orgId);
    const save = { description: 'New.', status: 'inactive', settingsVersion: 1, settingsBy: users.member.uid };
    await admin.db.doc(paths.chatbot(orgId, chatbotId)).update(save);
    await expect
      .poll(async () => (await told(orgId)).map(({ kind }) => kind).toSorted(), { timeout: 20_000 })
      .toEqual(['chatbot-deactivated', 'chatbot-updated']);
    expect((await told(orgId))[0]).toMatchObject({
      actorUid: users.member.uid,
      actorName: 'member',
      subject: 'Guide',
    });
  });

  it('are told of once an hour, person and chatbot, a changed status each time, and nothing twice', async () => {
    const { orgId, users } = await makeOrg();
    const chatbotId = newId();
    const before: Chatbot = { ...newChatbot('Guide', ''), createdAt: AT };
    const saves: [Partial<Chatbot>, keyof typeof users, Date][] = [
      [{ description: 'A' }, 'owner', AT],
      [{ description: 'B' }, 'owner', AT],
      [{ status: 'inactive' }, 'owner', AT],
      [{ status: 'active' }, 'owner', AT],
      [{ description: 'C' }, 'member', AT],
      [{ description: 'D' }, 'owner', LATER],
    ];
    let stored = before;
    for (const [change, role, at] of saves) {
      const settingsVersion = stored.settingsVersion + 1;
      const after = { ...stored, ...change, settingsVersion, settingsBy: users[role].uid };
      const save = { orgId, chatbotId, before: stored, after, at };
      await recordSettings(save);
      await recordSettings(save);
      stored = after;
    }
    // What is no save of settings.
    const after = { ...stored, trained: true, space: 'local/1' };
    await recordSettings({ orgId, chatbotId, before: stored, after, at: LATER });
    const entries = await told(orgId);
    expect(entries.map(({ kind, actorName }) => `${kind} ${actorName}`).toSorted()).toEqual([
      'chatbot-activated owner',
      'chatbot-deactivated owner',
      'chatbot-updated member',
      'chatbot-updated owner',
      'chatbot-updated owner',
    ]);
  });
});
