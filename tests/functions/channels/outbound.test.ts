import { messageSchema } from '@parlance/domain/documents/chats/message';
import { outboundSchema } from '@parlance/domain/documents/channels/outbound';
import { MINUTE_MS } from '@parlance/domain/durations';
import { newId } from '@parlance/domain/ids';
import { paths } from '@parlance/domain/paths';
import { DocumentReference, Transaction } from 'firebase-admin/firestore';
import { describe, expect, it, vi } from 'vitest';
import { sendOutbound } from '../../../functions/src/channels/outbound/sendOutbound.ts';
import { joinChat } from '../../../functions/src/conversations/handover/joinChat.ts';
import { sendAgentMessage } from '../../../functions/src/conversations/handover/sendAgentMessage.ts';
import { queueOutbound } from '../../../functions/src/delivery/queueOutbound.ts';
import { makeTeam } from '../../support/accounts/makeTeam.ts';
import { admin } from '../../support/admin.ts';
import { untilDocument } from '../../support/untilDocument.ts';
import { membershipOf } from '../support/accounts/membershipOf.ts';
import { connected } from '../support/channels/connected.ts';

describe('a message on its way out', () => {
  async function waitingFor(world: Awaited<ReturnType<typeof connected>>) {
    await world.phone.act({ text: 'What does a zip repair cost?' });
    await world.phone.received(1);
    const [chat] = await world.chats();
    if (chat?.thread == null) throw new Error('no conversation');
    const agent = membershipOf(world.team, 'member');
    await joinChat(agent, chat.id);
    return { chat, agent, thread: chat.thread };
  }

  it('says that it did not arrive where the customer has blocked the chatbot', async () => {
    const world = await connected('answer');
    const { chat, agent } = await waitingFor(world);
    await world.phone.act({ hasBlocked: true });
    const messageId = newId();
    await sendAgentMessage(agent, chat.id, { messageId, text: 'Still there?' });
    const path = paths.message(world.orgId, chat.id, messageId);
    const failed = await untilDocument(
      path,
      messageSchema,
      (one) => 'delivery' in one && one.delivery?.state === 'failed',
    );
    expect(failed).toMatchObject({ delivery: { fault: 'recipient-unreachable' } });
    expect((await world.channel()).fault).toBeNull();
  });

  it('is sent once by many workers, and not again after one was killed while handing it over', async () => {
    const world = await connected('answer');
    const { orgId, phone } = world;
    const { chat, thread } = await waitingFor(world);
    const messageId = newId();
    const message = {
      chatbotId: chat.chatbotId,
      role: 'agent',
      text: 'Once.',
      at: new Date(),
      agentUid: 'a',
      agentName: 'A',
    };
    await admin.db.doc(paths.message(orgId, chat.id, messageId)).set(message);
    const outboundId = `${chat.id}_${messageId}`;
    // Not yet due for the trigger: the workers here are the only ones.
    const later = new Date(Date.now() + 10 * MINUTE_MS);
    await admin.db.runTransaction(async (transaction) => {
      queueOutbound(transaction, { orgId, chatId: chat.id, messageId }, { chatbotId: chat.chatbotId, thread }, later);
    });
    await Promise.all(Array.from({ length: 8 }, () => sendOutbound(orgId, thread.threadId, later)));
    expect((await phone.now()).filter((text) => text === 'Once.')).toHaveLength(1);

    const path = paths.outbound(orgId, outboundId);
    await admin.db.doc(path).update({ status: 'sending', nextAttemptAt: later });
    await sendOutbound(orgId, thread.threadId, later);
    expect((await phone.now()).filter((text) => text === 'Once.')).toHaveLength(1);
    const settled = outboundSchema.parse((await admin.db.doc(path).get()).data());
    expect(settled).toMatchObject({ status: 'failed', fault: 'not-confirmed' });
  });

  it('is claimed without a query in the transaction, over which workers of all exchanges would compete', async () => {
    const { orgId } = await makeTeam();
    const thread = { channelId: newId(), threadId: newId() };
    const place = { orgId, chatId: newId(), messageId: newId() };
    const batch = admin.db.batch();
    queueOutbound(batch, place, { chatbotId: newId(), thread }, new Date());
    await batch.commit();
    const reading = vi.spyOn(Transaction.prototype, 'get');
    await sendOutbound(orgId, thread.threadId);
    const read = reading.mock.calls.map(([target]) => target);
    reading.mockRestore();
    const order = admin.db.doc(paths.outbound(orgId, `${place.chatId}_${place.messageId}`));
    expect(read.every((target) => target instanceof DocumentReference)).toBe(true);
    expect(read).toContainEqual(expect.objectContaining({ path: order.path }));
    // Its conversation is gone.
    expect((await order.get()).get('status')).toBe('dropped');
  });
});
