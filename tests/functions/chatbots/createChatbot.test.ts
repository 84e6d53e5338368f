import { newId } from '@parlance/domain/ids';
import { paths } from '@parlance/domain/paths';
import { describe, expect, it } from 'vitest';
import { createChatbot } from '../../../functions/src/chatbots/editing/createChatbot.ts';
import { makeTeam } from '../../support/accounts/makeTeam.ts';
import { admin } from '../../support/admin.ts';
import { membershipOf } from '../support/accounts/membershipOf.ts';

// In this process: the emulator would start a process per call.
describe('createChatbot', () => {
  it('stops at the limit of the plan, also for parallel calls (A-103)', async () => {
    const org = await makeTeam({ plan: 'pro' });
    const call = () => createChatbot(membershipOf(org, 'member'), { name: 'Bot', description: '' });
    const outcomes = await Promise.allSettled(Array.from({ length: 20 }, call));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
    expect((await admin.db.collection(paths.chatbots(org.orgId)).count().get()).data().count).toBe(2);
    await expect(call()).rejects.toMatchObject({ code: 'chatbot-limit-reached', details: { current: 2, max: 2 } });
  });

  it('makes one chatbot of one request, however often it comes, and others for other people and organizations', async () => {
    const [org, foreign] = await Promise.all([makeTeam({ plan: 'pro' }), makeTeam({ plan: 'pro' })]);
    const wish = { name: 'Bot', description: '', requestId: newId() };
    const call = () => createChatbot(membershipOf(org, 'member'), wish);
    const [first, second] = await Promise.all([call(), call()]);
    expect([second, await call()]).toEqual([first, first]);
    const others = [
      await createChatbot(membershipOf(org, 'admin'), wish),
      await createChatbot(membershipOf(foreign, 'member'), wish),
    ];
    expect(new Set([first, ...others]).size).toBe(3);
    // The plan has no more room: what was made is still the answer.
    await expect(call()).resolves.toBe(first);
    expect((await admin.db.doc(paths.org(org.orgId)).get()).get('chatbotCount')).toBe(2);
  });

  it('makes what visitors read together with the chatbot', async () => {
    const org = await makeTeam({ plan: 'pro' });
    const chatbotId = await createChatbot(membershipOf(org, 'member'), { name: 'Bot', description: '' });
    const [chatbot, widget] = await admin.db.getAll(
      admin.db.doc(paths.chatbot(org.orgId, chatbotId)),
      admin.db.doc(paths.widget(chatbotId)),
    );
    expect(widget?.createTime).toBeDefined();
    expect(widget?.createTime).toEqual(chatbot?.createTime);
  });
});
