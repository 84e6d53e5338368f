import { messageSchema } from '@parlance/domain/documents/chats/message';
import { outboundSchema } from '@parlance/domain/documents/channels/outbound';
import { threadSchema } from '@parlance/domain/documents/channels/thread';
import { DAY_MS, MINUTE_MS } from '@parlance/domain/durations';
import { newId } from '@parlance/domain/ids';
import { paths } from '@parlance/domain/paths';
import { describe, expect, it, vi } from 'vitest';
import { META_SERVICES } from '../../../local/src/channels/LOCAL_META.ts';
import { sendOutbound } from '../../../functions/src/channels/outbound/sendOutbound.ts';
import { leaveChat } from '../../../functions/src/conversations/handover/leaveChat.ts';
import { sendAgentMessage } from '../../../functions/src/conversations/handover/sendAgentMessage.ts';
import { makeTeam } from '../../support/accounts/makeTeam.ts';
import { admin } from '../../support/admin.ts';
import { untilDocument } from '../../support/untilDocument.ts';
import { trainedChatbot } from '../support/answering/trainedChatbot.ts';
import { KNOWLEDGE } from '../support/channels/connected.ts';
import { connectedMeta, connectMeta, newMetaAccount } from '../support/channels/connectedMeta.ts';
import { CUSTOMER } from '../support/channels/metaPhones.ts';
import { orderMessage, withAgent } from '../support/channels/agentWriting.ts';

describe.each(META_SERVICES)('%s', (service) => {
  it('is connected with what works, kept where nobody reads it, and verified at its address', async () => {
    const { access, id, team, channel, callbackUrl, verifyToken, phones } = await connectedMeta(service, 'draft');
    expect(await channel()).toMatchObject({ mode: 'draft', account: { kind: service }, fault: null });
    expect(JSON.stringify(await channel())).not.toMatch(new RegExp(`${access.token}|${access.appSecret}`));
    const again = connectMeta(service, id, access, team.users.owner.idToken);
    await expect(again).rejects.toMatchObject({ code: 'channel-connected' });
    expect(await phones.act({ webhook: { url: callbackUrl, verifyToken } })).toMatchObject({ isVerified: true });
    const guesses = [
      `?hub.mode=subscribe&hub.verify_token=guess&hub.challenge=1`,
      `?hub.mode=unsubscribe&hub.verify_token=${verifyToken}&hub.challenge=1`,
      `?hub.mode=subscribe&hub.verify_token=${verifyToken}`,
      '',
    ];
    for (const guess of guesses) expect([guess, (await fetch(`${callbackUrl}${guess}`)).status]).toEqual([guess, 403]);
  });

  it('refuses a token, an app secret and an account that do not belong together, and stores nothing', async () => {
    const { orgId, users } = await makeTeam();
    const chatbotId = await trainedChatbot(orgId, KNOWLEDGE);
    const { id, token, appSecret } = newMetaAccount(service);
    const attempts = [
      [id, { token: `${token}-guess`, appSecret }],
      [id, { token, appSecret: '0'.repeat(32) }],
      [newMetaAccount(service).id, { token, appSecret }],
    ] as const;
    for (const [account, given] of attempts) {
      const connecting = connectMeta(service, account, { orgId, chatbotId, ...given }, users.owner.idToken);
      await expect(connecting).rejects.toMatchObject({ code: 'channel-key-refused' });
    }
    expect((await admin.db.collection(paths.channels(orgId, chatbotId)).get()).size).toBe(0);
  });

  it('refuses what Meta has not signed, and leaves out what is another account’s', async () => {
    const { orgId, callbackUrl, phones, channel } = await connectedMeta(service, 'answer');
    const forged = {
      method: 'POST',
      body: '{"entry":[]}',
      headers: { 'x-hub-signature-256': `sha256=${'0'.repeat(64)}` },
    };
    expect((await fetch(callbackUrl, forged)).status).toBe(403);
    expect((await fetch(callbackUrl, { method: 'POST', body: '{"entry":[]}' })).status).toBe(403);
    expect((await channel()).fault?.code).toBe('signature-invalid');
    const said = { id: 'x1', from: CUSTOMER, timestamp: '1760000000', type: 'text', text: { body: 'Hello' } };
    const value = { metadata: { phone_number_id: '99999' }, messages: [said] };
    const event = { sender: { id: CUSTOMER }, timestamp: 1_760_000_000_000, message: { mid: 'x2', text: 'Hello' } };
    const posts = [
      { object: 'whatsapp_business_account', entry: [{ id: '1', changes: [{ field: 'messages', value }] }] },
      {
        object: service === 'instagram' ? 'instagram' : 'page',
        entry: [{ id: '99999', messaging: [event], changes: [] }],
      },
    ];
    const { statuses } = await phones.act({ posts: service === 'whatsapp' ? posts.slice(0, 1) : posts.slice(1) });
    expect(statuses).toEqual([200]);
    expect((await admin.db.collection(paths.allInbound(orgId)).get()).size).toBe(0);
  });

  it('puts 20 messages of five people, posted in disorder at once, into five conversations in their order', async () => {
    const { phones, chats, messages } = await connectedMeta(service, 'draft');
    const start = Date.now() - 60_000;
    const says = Array.from({ length: 20 }, (_, n) => {
      return {
        person: `49151000${n % 5}`,
        name: `P${n % 5}`,
        text: `${n % 5}: ${Math.floor(n / 5)}`,
        at: start + n * 1000,
      };
    });
    const disorder = says.map((_, n) => says[(n * 7 + 3) % 20]).filter((one) => one !== undefined);
    await phones.act({ says: disorder });
    const all = await vi.waitFor(async () => {
      const found = await chats();
      if (found.reduce((sum, chat) => sum + chat.messageCount, 0) < 20) throw new Error('not all have come');
      return found;
    }, 80_000);
    expect(all).toHaveLength(5);
    const texts = await Promise.all(all.map(async ({ id }) => (await messages(id)).map(({ text }) => text)));
    expect(texts.toSorted(([one = ''], [other = '']) => one.localeCompare(other))).toEqual(
      [0, 1, 2, 3, 4].map((n) => [0, 1, 2, 3].map((turn) => `${n}: ${turn}`)),
    );
  });

  it('gives one answer, however often the question is delivered', async () => {
    const { phones, chats } = await connectedMeta(service, 'answer');
    await phones.act({ says: [{ person: CUSTOMER, name: 'Nora', text: 'What does a zip repair cost?' }] });
    expect(new Set((await phones.act({ repeats: 100 })).statuses)).toEqual(new Set([200]));
    expect((await phones.received(1))[0]?.text).toMatch(/^You are writing with the AI assistant of .*18 euros/s);
    await phones.say('When do parcels arrive?');
    expect(await phones.received(2)).toHaveLength(2);
    // Messenger and Instagram post no names: they are asked for them once the answer is out.
    await vi.waitFor(
      async () => expect(await chats()).toMatchObject([{ channel: service, questions: 2, identity: { name: 'Nora' } }]),
      30_000,
    );
  });

  it('lets a customer and an agent write to each other', async () => {
    const world = await connectedMeta(service, 'answer');
    const { phones, messages } = world;
    const { chat, agent } = await withAgent(world);
    await sendAgentMessage(agent, chat.id, { messageId: newId(), text: 'Hello, I am **Ada**.' });
    expect((await phones.received(2))[1]?.text).toBe(
      service === 'whatsapp' ? 'Hello, I am *Ada*.' : 'Hello, I am Ada.',
    );
    await phones.say('My order is 104-88213');
    await vi.waitFor(async () => expect((await messages(chat.id)).at(-1)?.text).toBe('My order is 104-88213'), 30_000);
    await leaveChat(agent, chat.id);
    await phones.say('When do parcels arrive?');
    expect((await phones.received(3))[2]?.text).toContain('three days');
  });

  it('never takes a receipt back, whatever the order in which they come', async () => {
    const world = await connectedMeta(service, 'answer');
    const { orgId, phones, messages } = world;
    await phones.act({ isQuiet: true });
    const { chat } = await withAgent(world);
    const answer = (await messages(chat.id)).find(({ role }) => role === 'assistant');
    const path = paths.message(orgId, chat.id, answer?.id ?? '');
    await untilDocument(path, messageSchema, (one) => 'delivery' in one && one.delivery?.state === 'sent');
    const messageId = (await phones.now())[0]?.id ?? '';
    const order = ['delivered', 'read', 'sent', 'delivered', 'failed', 'sent', 'read'] as const;
    const { statuses } = await phones.act({ reports: order.map((status) => ({ messageId, status, code: 131_026 })) });
    expect(new Set(statuses)).toEqual(new Set([200]));
    const state = service === 'messenger' ? 'delivered' : 'read';
    expect(messageSchema.parse((await admin.db.doc(path).get()).data())).toMatchObject({
      delivery: { state, fault: null },
    });
  });

  it('writes until 24 hours after the customer’s last message, and not a millisecond longer', async () => {
    const world = await connectedMeta(service, 'answer');
    const { orgId, phones } = world;
    const waiting = await withAgent(world);
    const { threadId } = waiting.thread;
    const { lastInboundAt } = threadSchema.parse((await admin.db.doc(paths.thread(orgId, threadId)).get()).data());
    const last = new Date(lastInboundAt.getTime() + DAY_MS);
    const inTime = await orderMessage(world, waiting, last);
    await sendOutbound(orgId, threadId, last);
    expect(['sent', 'delivered', 'read']).toContain((await inTime.read()).status);
    const late = new Date(last.getTime() + 1);
    const tooLate = await orderMessage(world, waiting, late);
    await sendOutbound(orgId, threadId, late);
    expect(await tooLate.read()).toMatchObject({ status: 'failed', fault: 'window-closed' });
    expect((await phones.now()).map(({ text }) => text)).not.toContain(tooLate.text);
  });

  it('says what Meta refuses: a closed window, a person who is not there, and too many at once', async () => {
    const world = await connectedMeta(service, 'answer');
    const { orgId, phones, channel } = world;
    const waiting = await withAgent(world);
    const { threadId } = waiting.thread;
    const later = new Date(Date.now() + 10 * MINUTE_MS);
    await phones.act({ limited: 1 });
    const limited = await orderMessage(world, waiting, later);
    await sendOutbound(orgId, threadId, later);
    expect(await limited.read()).toMatchObject({ status: 'waiting', fault: 'rate-limited' });
    expect((await channel()).fault?.code).toBe('rate-limited');
    const again = new Date(later.getTime() + 1000);
    await sendOutbound(orgId, threadId, again);
    expect((await phones.now()).filter(({ text }) => text === limited.text)).toHaveLength(1);
    await phones.act({ aheadMs: DAY_MS });
    const closed = await orderMessage(world, waiting, again);
    await sendOutbound(orgId, threadId, again);
    expect(await closed.read()).toMatchObject({ status: 'failed', fault: 'window-closed' });
    await phones.act({ aheadMs: 0, blocks: CUSTOMER });
    const blocked = await orderMessage(world, waiting, again);
    await sendOutbound(orgId, threadId, again);
    await untilDocument(blocked.path, outboundSchema, ({ status }) => status === 'failed');
    expect(await blocked.read()).toMatchObject({ fault: 'recipient-unreachable' });
  });
});
