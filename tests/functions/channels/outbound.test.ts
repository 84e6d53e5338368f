import { messageSchema } from '@parlance/domain/documents/chats/message';
import { outboundSchema } from '@parlance/domain/documents/channels/outbound';
import { MINUTE_MS } from '@parlance/domain/durations';
import { newId } from '@parlance/domain/ids';
import { paths } from '@parlance/domain/paths';
import { describe, expect, it } from 'vitest';
import { sendOutbound } from '../../../functions/src/channels/outbound/sendOutbound.ts';
import { joinChat } from '../../../functions/src/conversations/handover/joinChat.ts';
import { sendAgentMessage } from '../../../functions/src/conversations/handover/sendAgentMessage.ts';
import { queueOutbound } from '../../../functions/src/delivery/queueOutbound.ts';
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
});
