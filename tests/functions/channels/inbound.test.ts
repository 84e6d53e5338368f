import { exportPerson, findPerson } from '@parlance/domain/contracts/privacy';
import { inboundSchema } from '@parlance/domain/documents/channels/inbound';
import { MINUTE_MS } from '@parlance/domain/durations';
import { newId } from '@parlance/domain/ids';
import { LIMITS } from '@parlance/domain/limits';
import { paths } from '@parlance/domain/paths';
import { describe, expect, it, vi } from 'vitest';
import { handleThread } from '../../../functions/src/channels/inbound/handleThread.ts';
import { resumeChannels } from '../../../functions/src/channels/schedule/resumeChannels.ts';
import { wholeRun } from '../../../functions/src/kernel/platform/schedule/Slice.ts';
import { admin } from '../../support/admin.ts';
import { callContract } from '../../support/callContract.ts';
import { ruleChannelDocuments } from '../../support/channels/ruleChannelDocuments.ts';
import { streamContract } from '../../support/streamContract.ts';
import { suiteUrls } from '../../support/suiteUrls.ts';
import { connected } from '../support/channels/connected.ts';

const QUESTION = 'What does a zip repair cost?';
const CUSTOMER = 1815;

/** A question that is stored, and of which no task knows: its worker was killed, or its task was lost. */
async function stranded(lease: { holder: string; until: Date } | null) {
  const world = await connected('answer');
  const { orgId, chatbotId, channelId } = world;
  await world.phone.act({ name: 'Nora' });
  const [threadId, eventId, now] = [newId(), newId(), new Date()];
  const sender = { sender: String(CUSTOMER), senderName: 'Nora' };
  const message = { ...sender, isVerified: false, text: QUESTION, files: [], subject: '', messageIds: [] };
  const own = { chatbotId, channelId, sentAt: now, nextAttemptAt: now, expiresAt: now };
  const inbound = { ...ruleChannelDocuments.inbound, ...own, threadId, status: 'waiting', message };
  const thread = {
    ...ruleChannelDocuments.thread,
    ...sender,
    chatbotId,
    channelId,
    chatId: newId(),
    lastInboundAt: now,
  };
  await admin.db.doc(paths.thread(orgId, threadId)).set({ ...thread, lease });
  await admin.db.doc(paths.inbound(orgId, eventId)).set(inbound);
  const state = async () => {
    const { status, message: kept } = inboundSchema.parse(
      (await admin.db.doc(paths.inbound(orgId, eventId)).get()).data(),
    );
    return [status, kept?.text ?? null];
  };
  return { ...world, threadId, state };
}

describe('a message whose worker was killed', () => {
  it('is answered once, by the minute’s schedule and whatever runs beside it', async () => {
    const { orgId, threadId, phone, chats, state } = await stranded({ holder: 'dead', until: new Date(0) });
    const later = wholeRun(new Date(Date.now() + MINUTE_MS));
    await Promise.all([resumeChannels(later), resumeChannels(later), handleThread(orgId, threadId)]);
    await phone.received(1);
    await vi.waitFor(async () => expect(await state()).toEqual(['done', null]), 30_000);
    await handleThread(orgId, threadId);
    expect(await phone.now()).toHaveLength(1);
    expect(await chats()).toMatchObject([{ questions: 1, messageCount: 2 }]);
  });

  it('waits as long as its worker counts as alive', async () => {
    const until = new Date(Date.now() + MINUTE_MS);
    const { orgId, threadId, phone, state } = await stranded({ holder: 'alive', until });
    await handleThread(orgId, threadId);
    expect(await state()).toEqual(['waiting', QUESTION]);
    expect(await phone.now()).toEqual([]);
  });

  it('is handled once by many workers at a time', async () => {
    const { orgId, threadId, phone, chats } = await stranded(null);
    await Promise.all(Array.from({ length: 8 }, () => handleThread(orgId, threadId)));
    expect(await phone.received(1)).toHaveLength(1);
    expect(await chats()).toMatchObject([{ questions: 1, messageCount: 2 }]);
    expect((await admin.db.collection(paths.allOutbound(orgId)).get()).size).toBe(1);
  });
});

describe('a message at its limits', () => {
  it('goes to the chatbot with as many characters as a question may have, and whole to the team with one more', async () => {
    const { phone, chats, messages } = await connected('answer');
    const start = `${QUESTION} `;
    await phone.act({ text: start.padEnd(LIMITS.visitorMessageCharacters, 'a') });
    await phone.received(1);
    const long = start.padEnd(LIMITS.visitorMessageCharacters + 1, 'b');
    await phone.act({ text: long });
    const chat = await vi.waitFor(async () => {
      const [found] = await chats();
      if (found?.mode !== 'human') throw new Error('the chatbot has it');
      return found;
    }, 30_000);
    await vi.waitFor(async () => expect((await messages(chat.id)).at(-1)?.text).toBe(long), 30_000);
  });

  it.each([
    ['as large as may be', LIMITS.channelPostBytes, 403],
    ['a byte larger', LIMITS.channelPostBytes + 1, 413],
    ['of ten megabytes', 10 * 1024 * 1024, 413],
  ])('is refused before anything is read of a request %s', async (_, bytes, status) => {
    const { orgId, chatbotId, channelId, chats } = await connected('answer');
    const url = `${suiteUrls.web}/channels/${orgId}/${chatbotId}/${channelId}`;
    const response = await fetch(url, { method: 'POST', body: 'x'.repeat(bytes) });
    expect(response.status).toBe(status);
    expect(await chats()).toEqual([]);
  });
});

it('a flood of forged requests costs a write a minute, and the next real message ends what it said', async () => {
  const { orgId, chatbotId, channelId, channel, phone } = await connected('draft');
  const url = `${suiteUrls.web}/channels/${orgId}/${chatbotId}/${channelId}`;
  const forge = async () => (await fetch(url, { method: 'POST', body: '{}' })).status;
  expect(await forge()).toBe(403);
  const ref = admin.db.doc(paths.channel(orgId, chatbotId, channelId));
  const { updateTime } = await ref.get();
  const statuses = await Promise.all(Array.from({ length: 30 }, forge));
  expect(new Set(statuses)).toEqual(new Set([403]));
  expect((await ref.get()).updateTime).toEqual(updateTime);
  expect((await channel()).fault?.code).toBe('signature-invalid');
  await phone.act({ text: QUESTION });
  await vi.waitFor(async () => expect((await channel()).fault).toBeNull(), 30_000);
});

it('one person’s data are all conversations of their exchange, with their address at the service', async () => {
  const { orgId, team, phone, chats } = await connected('answer');
  await phone.act({ name: 'Nora', text: QUESTION });
  await phone.received(1);
  const [first] = await chats();
  const chatId = first?.id ?? '';
  // More than a day ago: the next message begins another conversation.
  await admin.db
    .doc(paths.chat(orgId, chatId))
    .update({ lastMessageAt: new Date(Date.now() - 2 * 24 * 60 * MINUTE_MS) });
  await phone.act({ text: 'When do parcels arrive?' });
  await phone.received(2);
  const person = { foundBy: 'chat', chatId } as const;
  const { idToken } = team.users.admin;
  expect(await callContract(findPerson, { orgId, person }, idToken)).toMatchObject({ chats: 2 });
  const headers = { Authorization: `Bearer ${idToken}` };
  const { chunks } = await streamContract(exportPerson, { orgId, person }, { headers });
  expect(chunks.map(({ text }) => text).join('')).toContain(
    `"sender":{"address":"${CUSTOMER}","name":"Nora","userName":"nora"}`,
  );
});
