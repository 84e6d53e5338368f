import { DAY_MS } from '@parlance/domain/durations';
import { newId } from '@parlance/domain/ids';
import { paths } from '@parlance/domain/paths';
import { describe, expect, it } from 'vitest';
import { type Rest, wholeRun } from '../../../functions/src/kernel/platform/schedule/Slice.ts';
import { expireChats } from '../../../functions/src/conversations/chats/expireChats.ts';
import { admin } from '../../support/admin.ts';
import { ruleContactDocuments } from '../../support/documents/ruleContactDocuments.ts';
import { ruleActionDocuments } from '../../support/documents/ruleActionDocuments.ts';
import { makeChatbot } from '../../support/makeChatbot.ts';
import { makeOrg } from '../../support/makeOrg.ts';
import { ruleDocuments } from '../../support/ruleDocuments.ts';

const NOW = new Date('2026-11-20T12:00:00Z');

/** Conversations with a message each that ended so many milliseconds before now. */
async function addChats(count: number, orgId: string, chatbotId: string, age: number): Promise<string[]> {
  const at = new Date(NOW.getTime() - age);
  const { chat, message } = ruleDocuments;
  const batch = admin.db.batch();
  const ids = Array.from({ length: count }, newId);
  for (const chatId of ids) {
    batch.set(admin.db.doc(paths.chat(orgId, chatId)), { ...chat, chatbotId, createdAt: at, lastMessageAt: at });
    batch.set(admin.db.doc(paths.message(orgId, chatId, newId())), { ...message, chatbotId, at });
  }
  await batch.commit();
  return ids;
}

async function left(orgId: string): Promise<string[]> {
  const chats = await admin.db.collection(paths.chats(orgId)).listDocuments();
  return chats.map(({ id }) => id).toSorted();
}

describe('conversations', () => {
  it('go with their messages and words once they are older than their chatbot keeps them', async () => {
    const { orgId } = await makeOrg();
    const limited = await makeChatbot(orgId, { retentionDays: 30 });
    const unlimited = await makeChatbot(orgId);
    const kept = [
      ...(await addChats(1, orgId, limited, 30 * DAY_MS)),
      ...(await addChats(1, orgId, limited, 0)),
      ...(await addChats(1, orgId, unlimited, 4000 * DAY_MS)),
    ];
    const [old = ''] = await addChats(1, orgId, limited, 30 * DAY_MS + 1);
    await addChats(1, orgId, limited, 500 * DAY_MS);
    const place = paths.stats(orgId, limited, '2026-10-21');
    const word = { chatId: old, messageId: 'x', question: 'Canary?', at: NOW };
    const unanswered = { 1: word, 2: { ...word, chatId: kept[0] } };
    await admin.db.doc(place).set({ ...ruleDocuments.stats, chatbotId: limited, day: '2026-10-21', unanswered });
    await Promise.all([expireChats(wholeRun(NOW)), expireChats(wholeRun(NOW))]);
    // Documents that are only there for what lies below them would be listed too.
    expect(await left(orgId)).toEqual(kept.toSorted());
    expect((await admin.db.doc(place).get()).data()).toMatchObject({
      messages: 1,
      unanswered: { 2: { chatId: kept[0] } },
    });
    expect((await admin.db.doc(place).get()).get('unanswered.1')).toBeUndefined();
    await expireChats(wholeRun(NOW));
    expect(await left(orgId)).toEqual(kept.toSorted());
  });

  it('go page by page', async () => {
    const { orgId } = await makeOrg();
    const chatbotId = await makeChatbot(orgId, { retentionDays: 1 });
    await addChats(130, orgId, chatbotId, 2 * DAY_MS);
    expect(await expireChats(wholeRun(NOW))).toBeUndefined();
    expect(await left(orgId)).toEqual([]);
  });

  it('go on where a run was over, chatbot by chatbot, and none is left out', async () => {
    const { orgId } = await makeOrg();
    const chatbots = [await makeChatbot(orgId, { retentionDays: 3 }), await makeChatbot(orgId, { retentionDays: 4 })];
    for (const chatbotId of chatbots) await addChats(1, orgId, chatbotId, 5 * DAY_MS);
    let rest: Rest = { cursor: undefined };
    let runs = 0;
    // Time for one chatbot: other tests' come before and after ours.
    for (; rest !== undefined; runs += 1) {
      let looks = 0;
      rest = await expireChats({ now: NOW, cursor: rest.cursor, isOver: () => (looks += 1) > 4 });
    }
    expect(runs).toBeGreaterThan(1);
    expect(await left(orgId)).toEqual([]);
  });

  it('take the records of changes that visitors ordered as long ago along, whether their conversations are there or not', async () => {
    const { orgId } = await makeOrg();
    const limited = await makeChatbot(orgId, { retentionDays: 30 });
    const unlimited = await makeChatbot(orgId);
    const batch = admin.db.batch();
    const add = (chatbotId: string, key: string, age: number) => {
      const change = { ...ruleActionDocuments.actionChange, at: new Date(NOW.getTime() - age) };
      batch.set(admin.db.doc(paths.actionChange(orgId, chatbotId, key)), change);
    };
    add(limited, 'kept', 30 * DAY_MS);
    for (let index = 0; index < 301; index += 1) add(limited, `old${index}`, 30 * DAY_MS + 1);
    add(unlimited, 'ever', 4000 * DAY_MS);
    await batch.commit();
    await Promise.all([expireChats(wholeRun(NOW)), expireChats(wholeRun(NOW))]);
    const keysOf = async (chatbotId: string) => {
      const { docs } = await admin.db.collection(paths.actionChanges(orgId, chatbotId)).get();
      return docs.map(({ id }) => id);
    };
    expect([await keysOf(limited), await keysOf(unlimited)]).toEqual([['kept'], ['ever']]);
  });

  it('take customers along who have not signed in for as long', async () => {
    const { orgId } = await makeOrg();
    const limited = await makeChatbot(orgId, { retentionDays: 30 });
    const unlimited = await makeChatbot(orgId);
    const batch = admin.db.batch();
    const add = (chatbotId: string, contactId: string, age: number) => {
      const seenAt = new Date(NOW.getTime() - age);
      batch.set(admin.db.doc(paths.contact(orgId, chatbotId, contactId)), {
        ...ruleContactDocuments.contact,
        chatbotId,
        seenAt,
      });
    };
    add(limited, 'seen', 30 * DAY_MS);
    add(limited, 'gone', 30 * DAY_MS + 1);
    add(unlimited, 'ever', 4000 * DAY_MS);
    await batch.commit();
    await Promise.all([expireChats(wholeRun(NOW)), expireChats(wholeRun(NOW))]);
    const contacts = [limited, unlimited].map((id) => admin.db.collection(paths.contacts(orgId, id)).get());
    expect((await Promise.all(contacts)).map(({ docs }) => docs.map(({ id }) => id))).toEqual([['seen'], ['ever']]);
  });
});
