import { MINUTE_MS } from '@parlance/domain/durations';
import { describe, expect, it } from 'vitest';
import { sendOutbound } from '../../../functions/src/channels/outbound/sendOutbound.ts';
import { admin } from '../../support/admin.ts';
import { connectedMeta } from '../support/channels/connectedMeta.ts';
import { orderMessage, withAgent } from '../support/channels/agentWriting.ts';

describe('a worker that was killed while it handed a message to WhatsApp over', () => {
  async function killed(text?: string) {
    const world = await connectedMeta('whatsapp', 'answer');
    const { orgId, phones } = world;
    const waiting = await withAgent(world);
    await phones.act({ isQuiet: true });
    const later = new Date(Date.now() + 10 * MINUTE_MS);
    const order = await orderMessage(world, waiting, later, text);
    const before = (await phones.now()).length;
    await sendOutbound(orgId, waiting.thread.threadId, later);
    const [messageId = '', nextId = ''] = (await phones.now()).slice(before).map(({ id }) => id);
    await admin.db.doc(order.path).update({ status: 'sending', serviceIds: [], nextAttemptAt: later });
    return { world, order, messageId, nextId, later, threadId: waiting.thread.threadId };
  }

  it('leaves nothing unknown once WhatsApp says that it has the message, which is not sent again', async () => {
    const { world, order, messageId, later, threadId } = await killed();
    await world.phones.act({ reports: [{ messageId, status: 'sent' }] });
    expect(await order.read()).toMatchObject({ status: 'sent', fault: null, serviceIds: [messageId] });
    await sendOutbound(world.orgId, threadId, later);
    expect((await world.phones.now()).filter(({ text }) => text === order.text)).toHaveLength(1);
  });

  it('leaves doubt until then, which that word ends', async () => {
    const { world, order, messageId, later, threadId } = await killed();
    await sendOutbound(world.orgId, threadId, new Date(later.getTime() - 1));
    expect(await order.read()).toMatchObject({ status: 'sending' });
    await sendOutbound(world.orgId, threadId, later);
    expect(await order.read()).toMatchObject({ status: 'failed', fault: 'not-confirmed' });
    await world.phones.act({ reports: [{ messageId, status: 'delivered' }] });
    expect(await order.read()).toMatchObject({ status: 'delivered', fault: null });
  });

  it('leaves a message of two parts open until WhatsApp has both', async () => {
    const { world, order, messageId, nextId } = await killed('Word. '.repeat(1000));
    await world.phones.act({ reports: [{ messageId, status: 'delivered' }] });
    expect(await order.read()).toMatchObject({ status: 'sending', serviceIds: [messageId] });
    await world.phones.act({ reports: [{ messageId: nextId, status: 'sent' }] });
    expect(await order.read()).toMatchObject({ status: 'sent', serviceIds: [messageId, nextId] });
  });

  it('hears nothing of a message of another connection', async () => {
    const { order, messageId } = await killed();
    const other = await connectedMeta('whatsapp', 'draft');
    const outboundId = order.path.split('/').at(-1) ?? '';
    const status = { id: messageId, status: 'sent', biz_opaque_callback_data: `${outboundId}/1` };
    const value = { metadata: { phone_number_id: other.id }, statuses: [status] };
    const { statuses } = await other.phones.act({ posts: [{ entry: [{ changes: [{ value }] }] }] });
    expect(statuses).toEqual([200]);
    expect(await order.read()).toMatchObject({ status: 'sending' });
  });
});
