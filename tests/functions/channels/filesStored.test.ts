import { type InboundFile, inboundSchema } from '@parlance/domain/documents/channels/inbound';
import { LIMITS } from '@parlance/domain/limits';
import { paths } from '@parlance/domain/paths';
import { getStorage } from 'firebase-admin/storage';
import { describe, expect, it, vi } from 'vitest';
import { handleThread } from '../../../functions/src/channels/inbound/handleThread.ts';
import { deleteChats } from '../../../functions/src/conversations/deleteChats.ts';
import { makeTeam } from '../../support/accounts/makeTeam.ts';
import { admin } from '../../support/admin.ts';
import { suiteUrls } from '../../support/suiteUrls.ts';
import { membershipOf } from '../support/accounts/membershipOf.ts';
import { filePhones } from '../support/channels/filePhones.ts';
import { faultsOf, filesOf, inboundOf, objectsOf, PHOTO } from '../support/channels/fileReaders.ts';

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
    const sent: InboundFile[] = [];
    // One after the other: the emulator drops connections on which many megabytes come at once.
    for (const [place, bytes] of files.entries()) {
      const path = `orgs/${folder === 'mail' ? world.orgId : folder}/inbound/${ref.id}/${place}`;
      await bucket().file(path).save(bytes, { resumable: false });
      sent.push({ name: `${place}.pdf`, type: '', bytes: bytes.length, path, mediaId: '' });
    }
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
