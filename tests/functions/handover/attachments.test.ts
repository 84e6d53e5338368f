import { once } from 'node:events';
import { createServer } from 'node:http';
import {
  readAttachment,
  readVisitorAttachment,
  sendAgentAttachment,
  sendVisitorAttachment,
} from '@parlance/domain/contracts/conversations/attachments';
import { suggestReply } from '@parlance/domain/contracts/conversations/handover';
import { deleteMyChat, readChat } from '@parlance/domain/contracts/conversations/chats';
import { widgetSchema } from '@parlance/domain/documents/chatbots/widget';
import { newId } from '@parlance/domain/ids';
import { LIMITS } from '@parlance/domain/limits';
import { paths } from '@parlance/domain/paths';
import { getStorage } from 'firebase-admin/storage';
import { describe, expect, it, vi } from 'vitest';
import { scanAttachment } from '../../../functions/src/conversations/attachments/scanAttachment.ts';
import { sendAttachment } from '../../../functions/src/conversations/attachments/sendAttachment.ts';
import { leaveChat } from '../../../functions/src/conversations/handover/leaveChat.ts';
import { sendVisitorMessage } from '../../../functions/src/conversations/sendVisitorMessage.ts';
import { createVisitorToken, type Visitor } from '../../../functions/src/kernel/access/tokens/visitorToken.ts';
import { takeFromDay } from '../../../functions/src/kernel/platform/limits/takeFromDay.ts';
import { makeTeam } from '../../support/accounts/makeTeam.ts';
import { admin } from '../../support/admin.ts';
import { callContract, postRaw } from '../../support/callContract.ts';
import { exifSegment, makeJpeg } from '../../support/documents/pictures/makeJpeg.ts';
import { makePng } from '../../support/documents/pictures/makePng.ts';
import { suiteUrls } from '../../support/suiteUrls.ts';
import { untilDocument } from '../../support/untilDocument.ts';
import { membershipOf } from '../support/accounts/membershipOf.ts';
import { newVisitor, offeringChatbot, stored, takenOver } from '../support/chats/handoverFixture.ts';

const [org, other] = await Promise.all([makeTeam(), makeTeam()]);
const { orgId, users } = org;
const chatbotId = await offeringChatbot(orgId);
const member = () => membershipOf(org, 'member');

const PHOTO = makeJpeg({ extra: [exifSegment(1, 'GPS 52.5186 13.3763')] }).toString('base64');
const CLEAN = makeJpeg().toString('base64');

const photo = (own: { name?: string; data?: string } = {}) => ({
  messageId: newId(),
  name: 'damage.jpg',
  data: PHOTO,
  ...own,
});
const send = (visitor: Visitor, file = photo()) =>
  callContract(sendVisitorAttachment, { token: createVisitorToken(visitor), ...file });
const reply = (chatId: string, file = photo(), person = users.member) =>
  callContract(sendAgentAttachment, { orgId, chatId, ...file }, person.idToken);

async function filesOf({ chatId }: Visitor, of = orgId): Promise<string[]> {
  const bucket = getStorage().bucket(suiteUrls.bucket);
  const [files] = await bucket.getFiles({ prefix: paths.attachmentFolder(of, chatId) });
  return files.map(({ name }) => name);
}

describe('a file between visitor and agent', () => {
  it('is one message of each side, with its name for a text, however often it arrives', async () => {
    const visitor = await takenOver(chatbotId, member());
    const [damage, label] = [photo(), photo({ name: 'label', data: makePng({ side: 8 }).toString('base64') })];
    await Promise.all(Array.from({ length: 3 }, () => send(visitor, damage)));
    await Promise.all(Array.from({ length: 3 }, () => reply(visitor.chatId, label)));
    const { chat, messages, relay } = await stored(orgId, visitor.chatId);
    expect(messages.slice(2)).toMatchObject([
      { role: 'user', text: 'damage.jpg', attachment: { type: 'jpg', width: 4, height: 2 }, charged: false },
      { role: 'agent', text: 'label.png', attachment: { type: 'png', width: 8, height: 8 } },
    ]);
    expect(relay.slice(1)).toMatchObject([
      { text: 'damage.jpg', attachment: { type: 'jpg' } },
      { text: 'label.png', attachment: { type: 'png' } },
    ]);
    // The visitor's browser gets nothing of where it is.
    expect(JSON.stringify(relay)).not.toContain('hash');
    expect(chat).toMatchObject({ visitorAttachments: 1, lastMessage: 'damage.jpg', messageCount: 2 });
    expect(await filesOf(visitor)).toHaveLength(2);
  });

  it('is read by both sides without what the camera noted, and by nobody else', async () => {
    const visitor = await takenOver(chatbotId, member());
    const { messageId, ...file } = photo();
    await send(visitor, { messageId, ...file });
    const token = createVisitorToken(visitor);
    const asVisitor = (own: string) => callContract(readVisitorAttachment, { token: own, messageId });
    const asMember = (idToken: string, of = orgId) =>
      callContract(readAttachment, { orgId: of, chatId: visitor.chatId, messageId }, idToken);
    expect(await asVisitor(token)).toEqual({ type: 'jpg', data: CLEAN });
    expect(await asMember(users.member.idToken)).toEqual({ type: 'jpg', data: CLEAN });
    await expect(asVisitor(createVisitorToken(newVisitor(chatbotId)))).rejects.toMatchObject({ code: 'not-found' });
    // A member who sees the conversation masked does not see its pictures.
    await expect(asMember(users.viewer.idToken)).rejects.toMatchObject({ code: 'permission-denied' });
    for (const of of [orgId, other.orgId]) {
      await expect(asMember(other.users.owner.idToken, of)).rejects.toMatchObject({ code: 'not-found' });
    }
    const { messages } = await callContract(readChat, { token });
    expect(messages.at(-1)).toMatchObject({ text: 'damage.jpg', attachment: { type: 'jpg', width: 4, height: 2 } });
    expect(JSON.stringify(messages)).not.toContain('hash');
  });

  it('is sent to the agent of the conversation alone, and by that one', async () => {
    const visitor = await takenOver(chatbotId, member());
    await expect(reply(visitor.chatId, photo(), users.admin)).rejects.toMatchObject({ code: 'chat-not-taken-over' });
    await expect(reply(newId())).rejects.toMatchObject({ code: 'not-found' });
    await leaveChat(member(), visitor.chatId);
    const late = { code: 'chat-not-taken-over' };
    await expect(send(visitor)).rejects.toMatchObject(late);
    await expect(reply(visitor.chatId)).rejects.toMatchObject(late);
    await expect(send(newVisitor(chatbotId))).rejects.toMatchObject(late);
    expect(await filesOf(visitor)).toEqual([]);
  });

  it.each([
    ['a page', Buffer.from('<!doctype html><script>alert(1)</script>'), 'attachment-type-invalid'],
    ['a picture that was cut', makeJpeg().subarray(0, 40), 'attachment-damaged'],
    ['a picture of more pixels than the limit', makeJpeg({ width: 65_000, height: 65_000 }), 'attachment-damaged'],
    ['a file over the limit', Buffer.alloc(LIMITS.attachmentBytes + 1, 'a'), 'attachment-too-large'],
  ])('is refused, with nothing stored, when it is %s', async (_, bytes, code) => {
    const visitor = await takenOver(chatbotId, member());
    await expect(send(visitor, photo({ data: bytes.toString('base64') }))).rejects.toMatchObject({ code });
    const { messages } = await stored(orgId, visitor.chatId);
    expect(messages).toHaveLength(2);
    expect(await filesOf(visitor)).toEqual([]);
  });

  it('is refused before it is looked at when it is far too large', async () => {
    const visitor = await takenOver(chatbotId, member());
    const data = Buffer.alloc(10 * 1024 * 1024).toString('base64');
    const input = { token: createVisitorToken(visitor), ...photo({ data }) };
    expect((await postRaw(sendVisitorAttachment.name, input)).code).toBe('invalid-input');
    expect(await filesOf(visitor)).toEqual([]);
  });

  it('is refused where the chatbot takes none, and the agent may send one all the same', async () => {
    const closed = await offeringChatbot(orgId);
    await admin.db.doc(paths.chatbot(orgId, closed)).update({ allowAttachments: false });
    await untilDocument(paths.widget(closed), widgetSchema, ({ allowAttachments }) => !allowAttachments);
    const visitor = await takenOver(closed, member());
    await expect(send(visitor)).rejects.toMatchObject({ code: 'attachments-off' });
    await reply(visitor.chatId);
    expect(await filesOf(visitor)).toHaveLength(1);
  });

  it('is no words of the visitor’s: a suggestion is about what was said', async () => {
    const visitor = await takenOver(chatbotId, member());
    await sendVisitorMessage(visitor, { messageId: newId(), text: 'Where is my parcel?' });
    await send(visitor);
    const input = { orgId, chatId: visitor.chatId, locale: 'en' } as const;
    const { summary, isOpen } = await callContract(suggestReply, input, users.member.idToken);
    expect(isOpen).toBe(true);
    expect(Object.values(summary ?? {})).toContain('Where is my parcel?');
    expect(Object.values(summary ?? {}).join()).not.toContain('damage');
  });

  it('goes with the conversation', async () => {
    const visitor = await takenOver(chatbotId, member());
    await send(visitor);
    // One whose message never came: its worker was killed in between.
    const orphan = paths.attachment(orgId, visitor.chatId, newId(), 'hash');
    await getStorage().bucket(suiteUrls.bucket).file(orphan).save('bytes', { resumable: false });
    await callContract(deleteMyChat, { token: createVisitorToken(visitor) });
    await vi.waitFor(async () => expect(await filesOf(visitor)).toEqual([]), { timeout: 30_000 });
  });
});

describe('the limits of files', () => {
  const attachment = { type: 'jpg', bytes: 9, width: 1, height: 1, hash: 'hash' } as const;
  const say = (visitor: Visitor) => sendVisitorMessage(visitor, { messageId: newId(), text: 'a.jpg', attachment });

  it('are the same however many are sent at once', async () => {
    const visitor = await takenOver(chatbotId, member());
    const sent = LIMITS.visitorAttachments - 2;
    await admin.db.doc(paths.chat(orgId, visitor.chatId)).update({ visitorAttachments: sent });
    const results = await Promise.allSettled(Array.from({ length: 4 }, () => say(visitor)));
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
    const limit = { code: 'attachment-limit-reached', details: { max: LIMITS.visitorAttachments } };
    await expect(send(visitor)).rejects.toMatchObject(limit);
    expect(await filesOf(visitor)).toEqual([]);
    // The visitor's limit is not the agent's.
    await reply(visitor.chatId);
    expect((await stored(orgId, visitor.chatId)).chat.visitorAttachments).toBe(LIMITS.visitorAttachments);
  });

  it('hold for the organization and the day, too', async () => {
    const team = await makeTeam();
    const visitor = await takenOver(await offeringChatbot(team.orgId), membershipOf(team, 'member'));
    const { attachmentsPerDay: max } = LIMITS;
    await takeFromDay(`attachments|${team.orgId}`, max - 1, max, new Date());
    await say(visitor);
    await expect(say(visitor)).rejects.toMatchObject({ code: 'attachment-limit-reached', details: { max } });
    // Refused by the last step, the file that was stored before it is gone again.
    await expect(send(visitor)).rejects.toMatchObject({ code: 'attachment-limit-reached' });
    expect(await filesOf(visitor, team.orgId)).toEqual([]);
  });
});

it('leaves no file of a conversation that was deleted while it was sent', async () => {
  const visitor = await takenOver(chatbotId, member());
  const place = { orgId, chatId: visitor.chatId };
  const file = { messageId: newId(), name: 'damage.jpg', bytes: Buffer.from(PHOTO, 'base64') };
  const gone = sendAttachment(place, file, async () => {
    await admin.db.doc(paths.chat(orgId, visitor.chatId)).delete();
    throw new Error('gone');
  });
  await expect(gone).rejects.toThrow('gone');
  expect(await filesOf(visitor)).toEqual([]);
});

describe('a scanner for viruses', () => {
  const file = { type: 'pdf', bytes: Buffer.from('%PDF-') } as const;

  async function scannedBy(status: number): Promise<{ outcome: unknown; seen: string[] }> {
    const seen: string[] = [];
    const server = createServer((request, response) => {
      request.setEncoding('utf8').on('data', (chunk: string) => {
        seen.push(`${request.method} ${request.headers['content-type']} ${chunk}`);
      });
      request.on('end', () => response.writeHead(status).end());
    });
    await once(server.listen(0, '127.0.0.1'), 'listening');
    const address = server.address();
    if (address === null || typeof address === 'string') throw new Error('no port');
    const outcome = await scanAttachment(file, `http://127.0.0.1:${address.port}/scan`).catch(
      (error: unknown) => error,
    );
    server.close();
    server.closeAllConnections();
    return { outcome, seen };
  }

  it('sees the bytes before they are stored, and lets them in', async () => {
    expect(await scannedBy(204)).toEqual({ outcome: undefined, seen: ['POST application/pdf %PDF-'] });
  });

  it.each([
    [406, 'attachment-unsafe'],
    [500, 'attachment-unchecked'],
    [302, 'attachment-unchecked'],
  ])('keeps them out with status %i', async (status, code) => {
    expect((await scannedBy(status)).outcome).toMatchObject({ code });
  });

  it('keeps them out when it is not there', async () => {
    await expect(scanAttachment(file, 'http://127.0.0.1:1/scan')).rejects.toMatchObject({
      code: 'attachment-unchecked',
    });
  });
});
