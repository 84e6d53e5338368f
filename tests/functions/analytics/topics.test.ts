import { freezeTopic, mergeTopics, renameTopic } from '@parlance/domain/contracts/topics';
import { newId } from '@parlance/domain/ids';
import { LIMITS } from '@parlance/domain/limits';
import { OTHER_TOPIC, type Topic, topicSchema } from '@parlance/domain/documents/chats/topic';
import { paths } from '@parlance/domain/paths';
import { describe, expect, it } from 'vitest';
import { findTopic } from '../../../functions/src/figures/findTopic.ts';
import { admin } from '../../support/admin.ts';
import { callContract } from '../../support/callContract.ts';
import { makeTeam } from '../../support/accounts/makeTeam.ts';
import { ruleDocuments } from '../../support/ruleDocuments.ts';

const [org, other] = await Promise.all([makeTeam(), makeTeam()]);

async function makeTopic(overrides: Partial<Topic> = {}, orgId = org.orgId): Promise<string> {
  const topicId = newId();
  const own = { ...ruleDocuments.topic, chatbotId: 'bot', key: topicId };
  await admin.db.doc(paths.topic(orgId, topicId)).set({ ...own, ...overrides });
  return topicId;
}

async function read(topicId: string): Promise<Topic> {
  return topicSchema.parse((await admin.db.doc(paths.topic(org.orgId, topicId)).get()).data());
}

describe('a topic', () => {
  it('is found by its words, made once by many at the same time, and by the name that members gave it', async () => {
    const owner = { orgId: org.orgId, chatbotId: newId() };
    const ids = await Promise.all(['Zip repair', 'repair ZIP', 'Zip repair'].map((text) => findTopic(owner, text)));
    expect(new Set(ids).size).toBe(1);
    const [topicId = ''] = ids;
    const { idToken } = org.users.member;
    const rename = { orgId: org.orgId, topicId, version: 1, name: 'Workshop' };
    expect(await callContract(renameTopic, rename, idToken)).toEqual({ version: 2 });
    expect(await callContract(renameTopic, rename, idToken)).toEqual({ version: 2 });
    expect(await read(topicId)).toMatchObject({ name: 'Workshop', aliases: ['workshop'], version: 2 });
    await expect(callContract(renameTopic, { ...rename, name: 'Bench' }, idToken)).rejects.toMatchObject({
      code: 'topic-changed',
    });
    expect(await callContract(freezeTopic, { orgId: org.orgId, topicId, version: 2, frozen: true }, idToken)).toEqual({
      version: 3,
    });
  });

  it(`is other from topic ${LIMITS.topicsPerChatbot + 1} of a chatbot on`, async () => {
    const owner = { orgId: org.orgId, chatbotId: newId() };
    const batch = admin.db.batch();
    for (let index = 0; index < LIMITS.topicsPerChatbot - 1; index += 1) {
      const topic = { ...ruleDocuments.topic, chatbotId: owner.chatbotId, key: `key${index}x` };
      batch.set(admin.db.doc(paths.topic(org.orgId, newId())), topic);
    }
    await batch.commit();
    expect(await findTopic(owner, 'Kayaks')).not.toBe(OTHER_TOPIC);
    expect(await findTopic(owner, 'Umbrellas')).toBe(OTHER_TOPIC);
    expect(await findTopic(owner, 'Kayaks')).not.toBe(OTHER_TOPIC);
  });

  it('is merged with what was merged into it, and stands for its target from then on', async () => {
    const chatbotId = newId();
    const [a, b, c] = await Promise.all([
      makeTopic({ chatbotId, key: 'kayaks' }),
      makeTopic({ chatbotId }),
      makeTopic({ chatbotId }),
    ]);
    const { idToken } = org.users.member;
    const merge = (intoId: string, topicIds: string[]) =>
      callContract(mergeTopics, { orgId: org.orgId, intoId, topicIds }, idToken);
    await merge(b, [a]);
    await merge(c, [b]);
    await merge(c, [b]);
    expect(await Promise.all([a, b, c].map(read))).toMatchObject([
      { mergedInto: c, version: 3 },
      { mergedInto: c, version: 2 },
      { mergedInto: null, version: 1 },
    ]);
    expect(await findTopic({ orgId: org.orgId, chatbotId }, 'Kayaks')).toBe(c);
    for (const [into, from] of [
      [c, c],
      [b, c],
      [c, await makeTopic({ chatbotId: newId() })],
    ] as const) {
      await expect(merge(into, [from])).rejects.toMatchObject({ code: 'invalid-input' });
    }
    await expect(merge(c, [newId()])).rejects.toMatchObject({ code: 'not-found' });
  });

  it('is no other organization’s', async () => {
    const [topicId, foreign] = [await makeTopic(), await makeTopic({}, other.orgId)];
    const change = { orgId: org.orgId, topicId: foreign, version: 1, name: 'Taken' };
    const { idToken } = org.users.owner;
    await expect(callContract(renameTopic, change, idToken)).rejects.toMatchObject({
      code: 'not-found',
    });
    await expect(
      callContract(mergeTopics, { orgId: org.orgId, intoId: topicId, topicIds: [foreign] }, idToken),
    ).rejects.toMatchObject({ code: 'not-found' });
  });
});
