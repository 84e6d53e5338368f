import { readAttachment } from '@parlance/domain/contracts/conversations/attachments';
import { CLEAN, faultsOf, filesOf, inboundOf, objectsOf, PDF, PHOTO } from '../support/channels/fileReaders.ts';
import { exportPerson } from '@parlance/domain/contracts/privacy';
import { LIMITS } from '@parlance/domain/limits';
import { paths } from '@parlance/domain/paths';
import { describe, expect, it, vi } from 'vitest';
import { handleThread } from '../../../functions/src/channels/inbound/handleThread.ts';
import { syncWidget } from '../../../functions/src/chatbots/projection/syncWidget.ts';
import { makeTeam } from '../../support/accounts/makeTeam.ts';
import { admin } from '../../support/admin.ts';
import { callContract } from '../../support/callContract.ts';
import { makeJpeg } from '../../support/documents/pictures/makeJpeg.ts';
import { streamContract } from '../../support/streamContract.ts';
import { suiteUrls } from '../../support/suiteUrls.ts';
import { connectedMeta } from '../support/channels/connectedMeta.ts';
import { FILE_SERVICES, filePhones, type FileWorld, sentFile } from '../support/channels/filePhones.ts';
import { CUSTOMER } from '../support/channels/metaPhones.ts';

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
      { role: 'user', attachment: { type: 'jpg', width: 4, height: 2 } },
    ]);
    expect(all[1]?.text).toMatch(/\.jpe?g$/);
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

it('a customer’s export has the bytes of their files', async () => {
  const world = await filePhones('telegram', 'draft');
  await world.phone.send(PHOTO);
  const { chatId } = await world.until((found) => filesOf(found).length === 1);
  const input = { orgId: world.orgId, person: { foundBy: 'chat', chatId } } as const;
  const headers = { Authorization: `Bearer ${world.team.users.admin.idToken}` };
  const { chunks } = await streamContract(exportPerson, input, { headers });
  expect(chunks.map(({ text }) => text).join('')).toContain(CLEAN.toString('base64'));
});
