import { readAttachment } from '@parlance/domain/contracts/conversations/attachments';
import { exportPerson } from '@parlance/domain/contracts/privacy';
import { attachmentOf } from '@parlance/domain/documents/chats/attachmentOf';
import type { Message } from '@parlance/domain/documents/chats/message';
import { inboundSchema } from '@parlance/domain/documents/channels/inbound';
import { LIMITS } from '@parlance/domain/limits';
import { paths } from '@parlance/domain/paths';
import { getStorage } from 'firebase-admin/storage';
import { describe, expect, it, vi } from 'vitest';
import { handleThread } from '../../../functions/src/channels/inbound/handleThread.ts';
import { syncWidget } from '../../../functions/src/chatbots/projection/syncWidget.ts';
import { deleteChats } from '../../../functions/src/conversations/deleteChats.ts';
import { makeTeam } from '../../support/accounts/makeTeam.ts';
import { admin } from '../../support/admin.ts';
import { callContract } from '../../support/callContract.ts';
import { exifSegment, makeJpeg } from '../../support/documents/pictures/makeJpeg.ts';
import { streamContract } from '../../support/streamContract.ts';
import { suiteUrls } from '../../support/suiteUrls.ts';
import { membershipOf } from '../support/accounts/membershipOf.ts';
import { connectedMeta } from '../support/channels/connectedMeta.ts';
import { FILE_SERVICES, filePhones, type FileWorld, sentFile } from '../support/channels/filePhones.ts';
import { CUSTOMER } from '../support/channels/metaPhones.ts';

const CLEAN = makeJpeg();
const PHOTO = sentFile('damage.jpg', 'image/jpeg', makeJpeg({ extra: [exifSegment(1, 'GPS 52.5186 13.3763')] }));
const PDF = sentFile('bill.pdf', 'application/pdf', Buffer.from('%PDF-1.7\nstartxref\n9\n%%EOF\n'));

const filesOf = (messages: readonly Message[]) => messages.flatMap((one) => attachmentOf(one) ?? []);
const faultsOf = (messages: readonly Message[]) =>
  messages.flatMap((one) => (one.role === 'user' && one.fileFault !== null ? [one.fileFault] : []));

async function objectsOf(orgId: string, chatId: string): Promise<string[]> {
  const [files] = await getStorage()
    .bucket(suiteUrls.bucket)
    .getFiles({ prefix: paths.attachmentFolder(orgId, chatId) });
  return files.map(({ name }) => name);
}

async function inboundOf({ orgId }: Pick<FileWorld, 'orgId'>) {
  const [found] = (await admin.db.collection(paths.allInbound(orgId)).get()).docs;
  if (found === undefined) throw new Error('nothing came in');
  return { ref: found.ref, inbound: inboundSchema.parse(found.data()) };
}

/** Makes another attempt due, once the one before has ended. */
async function attemptAgain(world: Pick<FileWorld, 'orgId'>, attempts: number): Promise<void> {
  const { ref, inbound } = await vi.waitFor(async () => {
    const found = await inboundOf(world);
    if (found.inbound.attempts !== attempts) throw new Error(`${found.inbound.attempts} attempts`);
    return found;
  }, 40_000);
  await ref.update({ nextAttemptAt: new Date() });
  await handleThread(world.orgId, inbound.threadId);
}

describe.each(FILE_SERVICES)('a file by %s', (service) => {
  it('is an attachment of the conversation, without what a camera noted, however often it is delivered', async () => {
    const world = await filePhones(service, 'answer');
    const { orgId, team, phone, until } = world;
    await phone.send(PHOTO, 'It came like this.');
    await phone.repeat(20);
    const { chatId, all } = await until((found) => filesOf(found).length === 1);
    expect(all).toMatchObject([
      { role: 'user', text: 'It came like this.', attachment: null },
      { role: 'user', text: expect.stringMatching(/\.jpe?g$/), attachment: { type: 'jpg', width: 4, height: 2 } },
    ]);
    const messageId = all[1]?.id ?? '';
    const read = (idToken: string, of = orgId) =>
      callContract(readAttachment, { orgId: of, chatId, messageId }, idToken);
    expect(await read(team.users.member.idToken)).toEqual({ type: 'jpg', data: CLEAN.toString('base64') });
    await expect(read(team.users.viewer.idToken)).rejects.toMatchObject({ code: 'permission-denied' });
    const other = await makeTeam();
    for (const of of [orgId, other.orgId]) {
      await expect(read(other.users.owner.idToken, of)).rejects.toMatchObject({ code: 'not-found' });
    }
    await phone.send(PDF);
    const later = await until((found) => filesOf(found).length === 2);
    expect(filesOf(later.all)[1]).toMatchObject({ type: 'pdf' });
    expect(await world.chats()).toMatchObject([{ mode: 'human', visitorAttachments: 2, messageCount: 3 }]);
    expect(await objectsOf(orgId, chatId)).toHaveLength(2);
    expect(await phone.texts()).toEqual([]);
  });

  it('is refused with a line that says why, and with word to the customer, and its caption stays', async () => {
    const { phone, until, chats } = await filePhones(service, 'answer');
    const page = sentFile('bill.pdf', 'application/pdf', Buffer.from('<!doctype html><script>alert(1)</script>'));
    await phone.send(page, 'Guten Tag, hier ist meine Rechnung. Können Sie sie bitte prüfen?');
    const { all } = await until((found) => faultsOf(found).length === 1);
    expect(all).toMatchObject([
      { text: 'Guten Tag, hier ist meine Rechnung. Können Sie sie bitte prüfen?', fileFault: null },
      { attachment: null, fileFault: 'type-invalid' },
    ]);
    await vi.waitFor(async () => expect(await phone.texts()).toHaveLength(1), 30_000);
    expect((await phone.texts())[0]).toMatch(/^Eine Datei konnten wir nicht annehmen/);
    expect(await chats()).toMatchObject([{ mode: 'human', visitorAttachments: 0 }]);
  });

  it('waits for a service that is away, with its words in the conversation', async () => {
    const world = await filePhones(service, 'answer');
    await world.phone.away(1);
    await world.phone.send(PHOTO, 'It came like this.');
    expect((await world.until((found) => found.length === 1)).all[0]?.text).toBe('It came like this.');
    await attemptAgain(world, 1);
    const { all } = await world.until((found) => found.length === 2);
    expect(filesOf(all)).toHaveLength(1);
    expect(faultsOf(all)).toEqual([]);
    expect((await inboundOf(world)).inbound).toMatchObject({ status: 'done', message: null });
  });
});

describe('a file that is refused', () => {
  it.each([
    ['a byte over the limit', Buffer.alloc(LIMITS.attachmentBytes + 1, '%PDF-'), 'application/pdf', 'too-large'],
    ['cut', makeJpeg().subarray(0, 40), 'image/png', 'damaged'],
    ['spoken', Buffer.from('OggS'), 'audio/ogg', 'type-invalid'],
  ])('says that it is %s', async (_, bytes, type, fault) => {
    for (const service of ['telegram', 'whatsapp'] as const) {
      const { phone, until } = await filePhones(service, 'draft');
      await phone.send(sentFile('file', type, bytes));
      expect(faultsOf((await until((found) => found.length === 1)).all)).toEqual([fault]);
    }
  });

  it('is given up after as many attempts as any message', async () => {
    const world = await filePhones('telegram', 'answer');
    await world.phone.away(100);
    await world.phone.send(PHOTO);
    for (let attempts = 1; attempts <= LIMITS.channelAttempts; attempts += 1) {
      expect(await world.chats().then(([chat]) => chat?.messageCount ?? 0)).toBe(0);
      await attemptAgain(world, attempts);
    }
    expect(faultsOf((await world.until((found) => found.length === 1)).all)).toEqual(['unavailable']);
    await vi.waitFor(async () => expect(await world.phone.texts()).toHaveLength(1), 30_000);
  });

  it('is one whose owner takes none, or whose conversation has had its number', async () => {
    const world = await filePhones('telegram', 'draft');
    await world.phone.write('Hello');
    const { chatId } = await world.until((found) => found.length === 1);
    await admin.db.doc(paths.chat(world.orgId, chatId)).update({ visitorAttachments: LIMITS.visitorAttachments - 1 });
    await world.phone.send(PHOTO);
    await world.phone.send(PHOTO);
    const { all } = await world.until((found) => found.length === 3);
    expect([filesOf(all).length, faultsOf(all)]).toEqual([1, ['too-many']]);
    await admin.db.doc(paths.chatbot(world.orgId, world.chatbotId)).update({ allowAttachments: false });
    await syncWidget(world.orgId, world.chatbotId);
    await world.phone.send(PHOTO);
    expect(faultsOf((await world.until((found) => found.length === 4)).all)).toEqual(['too-many', 'switched-off']);
  });

  it('is one that comes otherwise than WhatsApp has announced it, until it comes whole', async () => {
    const world = await connectedMeta('whatsapp', 'draft');
    const { phones, chats, messages } = world;
    await phones.act({ filesCut: 1, says: [{ person: CUSTOMER, file: PDF }] });
    await attemptAgain(world, 1);
    const [chat] = await chats();
    const bytes = Buffer.from(PDF.data, 'base64').length;
    expect(filesOf(await messages(chat?.id ?? ''))).toMatchObject([{ type: 'pdf', bytes }]);
  });

  it('is one whose address has ended, and none is asked for that is not the service’s', async () => {
    const { id, phones, chats, messages } = await connectedMeta('messenger', 'draft');
    await phones.act({ filesExpire: true, says: [{ person: CUSTOMER, file: PHOTO }] });
    const event = (mid: string, url: string) => ({
      sender: { id: CUSTOMER },
      timestamp: Date.now(),
      message: { mid, attachments: [{ type: 'image', payload: { url } }] },
    });
    const messaging = [
      event('m1', `${suiteUrls.web}/favicon.ico`),
      event('m2', 'https://fbsbx.com.example.org/a.jpg'),
      event('m3', 'file:///etc/passwd'),
    ];
    await phones.act({ posts: [{ object: 'page', entry: [{ id, messaging }] }] });
    const all = await vi.waitFor(async () => {
      const [chat] = await chats();
      const found = chat === undefined ? [] : await messages(chat.id);
      if (found.length < 4) throw new Error('not all are there');
      return found;
    }, 40_000);
    expect(faultsOf(all)).toEqual(Array.from({ length: 4 }, () => 'unavailable'));
  });
});

describe('files that lie in the bucket', () => {
  const bucket = () => getStorage().bucket(suiteUrls.bucket);

  /** A message whose files have come with it, as by mail, and that nobody has handled yet. */
  async function waitingWith(files: readonly Buffer[], folder = 'mail') {
    const world = await filePhones('telegram', 'draft');
    await world.phone.write('Hello');
    await world.until((found) => found.length === 1);
    const { ref, inbound } = await vi.waitFor(async () => {
      const found = await inboundOf(world);
      if (found.inbound.status !== 'done') throw new Error('not done');
      return found;
    }, 30_000);
    const sent = await Promise.all(
      files.map(async (bytes, place) => {
        const path = `orgs/${folder === 'mail' ? world.orgId : folder}/inbound/${ref.id}/${place}`;
        await bucket().file(path).save(bytes, { resumable: false });
        return { name: `${place}.pdf`, type: '', bytes: bytes.length, path, mediaId: '' };
      }),
    );
    const sender = { sender: '1815', senderName: 'Nora', isVerified: true, subject: '', messageIds: [] };
    const message = { ...sender, text: 'With files', files: sent };
    const next = admin.db.doc(paths.inbound(world.orgId, `${ref.id}2`));
    const restore = async () => next.set({ ...inbound, status: 'waiting', message, attempts: 0, order: '9' });
    await restore();
    const copies = async () => (await bucket().getFiles({ prefix: `orgs/${world.orgId}/inbound/` }))[0];
    return { world, next, restore, copies, threadId: inbound.threadId, paths: sent.map(({ path }) => path) };
  }

  const pdf = (bytes: number, mark = '') => {
    const [head, tail] = [`%PDF-1.7\n${mark}`, '\nstartxref\n9\n%%EOF\n'];
    return Buffer.from(head.padEnd(bytes - tail.length) + tail);
  };

  it(`come ${LIMITS.channelFiles} to a message, and a line stands for the rest`, async () => {
    const files = Array.from({ length: LIMITS.channelFiles + 1 }, (_, place) => pdf(100, String(place)));
    const { world, threadId, copies } = await waitingWith(files);
    await handleThread(world.orgId, threadId);
    const { all } = await world.until((found) => found.length === LIMITS.channelFiles + 3);
    expect(filesOf(all)).toHaveLength(LIMITS.channelFiles);
    expect(all.at(-1)).toMatchObject({ text: `${LIMITS.channelFiles}.pdf`, fileFault: 'too-many' });
    expect(await copies()).toEqual([]);
  });

  it('have as many bytes together as a message may have, and not one more', async () => {
    const full = LIMITS.channelFilesBytes / LIMITS.attachmentBytes;
    const files = Array.from({ length: full }, (_, place) => pdf(LIMITS.attachmentBytes, String(place)));
    const { world, threadId } = await waitingWith([...files, pdf(60)]);
    await handleThread(world.orgId, threadId);
    const { all } = await world.until((found) => found.length === full + 3);
    expect([filesOf(all).length, faultsOf(all)]).toEqual([full, ['too-many']]);
  });

  it('are there once, however many workers take them and wherever one is killed', async () => {
    const { world, next, restore, threadId, copies } = await waitingWith([pdf(100), pdf(200)]);
    await Promise.all(Array.from({ length: 8 }, () => handleThread(world.orgId, threadId)));
    expect(filesOf((await world.until((found) => found.length === 4)).all)).toHaveLength(2);
    // Killed before it wrote down that all is done: the copies are gone already.
    await restore();
    await handleThread(world.orgId, threadId);
    expect(inboundSchema.parse((await next.get()).data())).toMatchObject({ status: 'done', message: null });
    const { chatId, all } = await world.until((found) => found.length === 4);
    expect(faultsOf(all)).toEqual([]);
    expect(await objectsOf(world.orgId, chatId)).toHaveLength(2);
    expect(await copies()).toEqual([]);
  });

  it('are read and deleted in the organization’s own folder alone', async () => {
    const other = await makeTeam();
    const { world, threadId, paths: stored } = await waitingWith([pdf(100)], other.orgId);
    await handleThread(world.orgId, threadId);
    expect(faultsOf((await world.until((found) => found.length === 3)).all)).toEqual(['unavailable']);
    expect(
      await bucket()
        .file(stored[0] ?? '')
        .exists(),
    ).toEqual([true]);
  });

  it('go with the conversation, also those that wait', async () => {
    const { world, copies } = await waitingWith([pdf(100)]);
    await world.phone.send(PHOTO);
    const { chatId } = await world.until((found) => filesOf(found).length > 0);
    await deleteChats(membershipOf(world.team, 'admin'), [chatId]);
    await vi.waitFor(async () => expect(await objectsOf(world.orgId, chatId)).toEqual([]), 30_000);
    expect(await copies()).toEqual([]);
    expect((await admin.db.collection(paths.allInbound(world.orgId)).get()).size).toBe(0);
  });
});

it('a customer’s export has the bytes of their files', async () => {
  const world = await filePhones('telegram', 'draft');
  await world.phone.send(PHOTO);
  const { chatId } = await world.until((found) => filesOf(found).length === 1);
  const input = { orgId: world.orgId, person: { foundBy: 'chat', chatId } } as const;
  const headers = { Authorization: `Bearer ${world.team.users.admin.idToken}` };
  const { chunks } = await streamContract(exportPerson, input, { headers });
  expect(chunks.map(({ text }) => text).join('')).toContain(CLEAN.toString('base64'));
});
