import { CHANNEL_RULES } from '@parlance/domain/channels/CHANNEL_RULES';
import { ATTACHMENT_TYPES, type AttachmentType } from '@parlance/domain/attachments/attachment';
import { sendAgentAttachment } from '@parlance/domain/contracts/conversations/attachments';
import { messageSchema } from '@parlance/domain/documents/chats/message';
import { outboundSchema } from '@parlance/domain/documents/channels/outbound';
import { DAY_MS, MINUTE_MS } from '@parlance/domain/durations';
import { newId } from '@parlance/domain/ids';
import { paths } from '@parlance/domain/paths';
import { getStorage } from 'firebase-admin/storage';
import { describe, expect, it, vi } from 'vitest';
import { sendOutbound } from '../../../functions/src/channels/outbound/sendOutbound.ts';
import { joinChat } from '../../../functions/src/conversations/handover/joinChat.ts';
import { queueOutbound } from '../../../functions/src/delivery/queueOutbound.ts';
import { admin } from '../../support/admin.ts';
import { callContract } from '../../support/callContract.ts';
import { makeJpeg } from '../../support/documents/pictures/makeJpeg.ts';
import { makePng } from '../../support/documents/pictures/makePng.ts';
import { suiteUrls } from '../../support/suiteUrls.ts';
import { untilDocument } from '../../support/untilDocument.ts';
import { membershipOf } from '../support/accounts/membershipOf.ts';
import { FILE_SERVICES, filePhones, type FileWorld } from '../support/channels/filePhones.ts';

const PDF = Buffer.from('%PDF-1.7\nstartxref\n9\n%%EOF\n');

/** A conversation that an agent has, of which the customer has written the first message. */
async function joined(service: (typeof FILE_SERVICES)[number]) {
  const world = await filePhones(service, 'draft');
  await world.phone.write('Hello');
  const { chatId } = await world.until((found) => found.length === 1);
  await joinChat(membershipOf(world.team, 'member'), chatId);
  const [chat] = await world.chats();
  if (chat?.thread == null) throw new Error('no exchange');
  return { world, chatId, thread: chat.thread };
}

type Joined = Awaited<ReturnType<typeof joined>>;

/** A file of the agent's whose order only the test's own workers take up, as it is not due. */
async function orderFile({ world, chatId, thread }: Joined, type: AttachmentType, bytes: Buffer, at: Date) {
  const { orgId, chatbotId } = world;
  const messageId = newId();
  const size = type === 'pdf' ? { width: null, height: null } : { width: 8, height: 8 };
  const attachment = { type, bytes: bytes.length, ...size, hash: 'hash' };
  const message = { chatbotId, role: 'agent', text: `file.${type}`, at, agentUid: 'a', agentName: 'A', attachment };
  const object = getStorage()
    .bucket(suiteUrls.bucket)
    .file(paths.attachment(orgId, chatId, messageId, 'hash'));
  await object.save(bytes, { resumable: false, contentType: ATTACHMENT_TYPES[type] });
  await admin.db.doc(paths.message(orgId, chatId, messageId)).set(message);
  await admin.db.runTransaction(async (transaction) => {
    queueOutbound(transaction, { orgId, chatId, messageId }, { chatbotId, thread }, at);
  });
  const path = paths.outbound(orgId, `${chatId}_${messageId}`);
  const read = async () => outboundSchema.parse((await admin.db.doc(path).get()).data());
  return { path, object, read, send: (now = at) => sendOutbound(orgId, thread.threadId, now) };
}

const later = () => new Date(Date.now() + 10 * MINUTE_MS);

async function arrived({ phone }: FileWorld, count: number) {
  return vi.waitFor(
    async () => {
      const files = await phone.files();
      if (files.length < count) throw new Error(`${files.length} of ${count} files`);
      return files;
    },
    { timeout: 60_000, interval: 200 },
  );
}

describe.each(FILE_SERVICES)('an agent’s file by %s', (service) => {
  it('reaches the customer once, a picture as one and a document by its name, and its state is at the message', async () => {
    const { world, chatId } = await joined(service);
    const { orgId, team } = world;
    const files = [
      { messageId: newId(), name: 'label.png', data: makePng({ side: 8 }).toString('base64') },
      { messageId: newId(), name: 'photo.jpg', data: makeJpeg().toString('base64') },
      { messageId: newId(), name: 'Rückgabe.pdf', data: PDF.toString('base64') },
    ];
    for (const file of files) {
      const send = () => callContract(sendAgentAttachment, { orgId, chatId, ...file }, team.users.member.idToken);
      await send();
      await send();
    }
    const got = await arrived(world, files.length);
    expect(got.map(({ type, data }) => [type, data])).toEqual([
      ['image/png', files[0]?.data],
      ['image/jpeg', files[1]?.data],
      ['application/pdf', files[2]?.data],
    ]);
    expect(got[2]?.name).toBe('Rückgabe.pdf');
    // The name of a file is no message beside it.
    expect((await world.phone.texts()).filter((text) => text !== '')).toEqual([]);
    const path = paths.message(orgId, chatId, files[2]?.messageId ?? '');
    await untilDocument(
      path,
      messageSchema,
      (one) => 'delivery' in one && ['sent', 'delivered', 'read'].includes(one.delivery?.state ?? ''),
    );
    expect(await world.phone.files()).toHaveLength(files.length);
  });

  it('is one that the service takes', async () => {
    const place = await joined(service);
    const now = later();
    const webp = await orderFile(place, 'webp', Buffer.from('RIFF'), now);
    await webp.send();
    const taken = service === 'telegram';
    expect(await webp.read()).toMatchObject(
      taken ? { status: 'sent', fault: null } : { status: 'failed', fault: 'file-refused' },
    );
    const max = CHANNEL_RULES[service].files.png ?? 0;
    if (max > 10_000_000) return;
    const [most, more] = [
      await orderFile(place, 'png', Buffer.alloc(max, 'a'), now),
      await orderFile(place, 'png', Buffer.alloc(max + 1, 'a'), now),
    ];
    await more.send();
    expect(['sent', 'delivered', 'read']).toContain((await most.read()).status);
    expect(await more.read()).toMatchObject({ status: 'failed', fault: 'too-large' });
  });

  it('is sent once by many workers, and not again after one was killed while handing it over', async () => {
    const place = await joined(service);
    const now = later();
    const order = await orderFile(place, 'pdf', PDF, now);
    await Promise.all(Array.from({ length: 8 }, () => order.send()));
    expect(await place.world.phone.files()).toHaveLength(1);
    await admin.db.doc(order.path).update({ status: 'sending', serviceIds: [], nextAttemptAt: now });
    await order.send();
    expect(await place.world.phone.files()).toHaveLength(1);
    expect(await order.read()).toMatchObject({ status: 'failed', fault: 'not-confirmed' });
  });

  it('is not sent where its file is gone, or the service’s window has closed', async () => {
    const place = await joined(service);
    const gone = await orderFile(place, 'pdf', PDF, later());
    await gone.object.delete();
    await gone.send();
    expect((await gone.read()).status).toBe('dropped');
    const late = await orderFile(place, 'pdf', PDF, new Date(Date.now() + 2 * DAY_MS));
    await late.send();
    const isOpen = service === 'telegram';
    expect(await late.read()).toMatchObject(isOpen ? { status: 'sent' } : { status: 'failed', fault: 'window-closed' });
    expect(await place.world.phone.files()).toHaveLength(isOpen ? 1 : 0);
  });
});
