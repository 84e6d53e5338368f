import {
  addChatNote,
  assignChat as assignContract,
  changeChatTags as tagsContract,
  deleteChatNote,
  markChatDone,
  markChatRead,
  markChatUnread,
} from '@parlance/domain/contracts/conversations/chats';
import { joinChat, leaveChat } from '@parlance/domain/contracts/conversations/handover';
import { type Chat, chatSchema } from '@parlance/domain/documents/chats/chat';
import { tagsSchema } from '@parlance/domain/documents/organizations/tags';
import { newId } from '@parlance/domain/ids';
import { LIMITS } from '@parlance/domain/limits';
import { paths } from '@parlance/domain/paths';
import { beforeEach, describe, expect, it } from 'vitest';
import { createLocalProvider } from '../../../functions/src/ai/vendors/local/createLocalProvider.ts';
import { answerQuestion } from '../../../functions/src/answering/answerQuestion.ts';
import { changeChatTags } from '../../../functions/src/conversations/chats/team/changeChatTags.ts';
import { addNote } from '../../../functions/src/conversations/notes/addNote.ts';
import { refs } from '../../../functions/src/kernel/platform/refs.ts';
import { admin } from '../../support/admin.ts';
import { callContract, postRaw } from '../../support/callContract.ts';
import { makeTeam, type TestTeam } from '../../support/accounts/makeTeam.ts';
import { ruleDocuments } from '../../support/ruleDocuments.ts';
import { membershipOf } from '../support/accounts/membershipOf.ts';
import { makeAsk } from '../support/answering/makeAsk.ts';
import { trainedChatbot } from '../support/answering/trainedChatbot.ts';

let org: TestTeam;
let orgId: string;
let chatId: string;

beforeEach(async () => {
  org = await makeTeam();
  ({ orgId } = org);
  chatId = await makeChat();
});

async function makeChat(own: Partial<Chat> = {}): Promise<string> {
  const id = newId();
  await admin.db.doc(paths.chat(orgId, id)).set({ ...ruleDocuments.chat, ...own });
  return id;
}

async function read(id = chatId): Promise<Chat> {
  return chatSchema.parse((await admin.db.doc(paths.chat(orgId, id)).get()).data());
}

async function suggested(): Promise<string[]> {
  return tagsSchema.parse((await admin.db.doc(paths.chatTags(orgId)).get()).data()).names;
}

describe('a conversation of a member', () => {
  it('is given to one who may write in it, to another, and to nobody', async () => {
    const { member, admin: manager } = org.users;
    const assign = (assigneeUid: string | null) =>
      callContract(assignContract, { orgId, chatId, assigneeUid }, member.idToken);
    await assign(manager.uid);
    expect((await read()).assigneeUid).toBe(manager.uid);
    await assign(member.uid);
    expect((await read()).assigneeUid).toBe(member.uid);
    await assign(null);
    expect((await read()).assigneeUid).toBeNull();
  });

  it('is given to no viewer, no stranger and none of another organization (T-04, T-07)', async () => {
    const other = await makeTeam();
    const { viewer, member } = org.users;
    for (const assigneeUid of [viewer.uid, other.users.owner.uid, 'stranger']) {
      const { code } = await postRaw(assignContract.name, { orgId, chatId, assigneeUid }, member.idToken);
      expect(code).toBe('not-found');
    }
    expect((await read()).assigneeUid).toBeNull();
  });
});

describe('tags of a conversation', () => {
  it('join the organization’s, as they are spelled there, and leave them with the last conversation', async () => {
    const { idToken } = org.users.member;
    const change = (id: string, add: string[], remove: string[] = []) =>
      callContract(tagsContract, { orgId, chatId: id, add, remove }, idToken);
    const second = await makeChat();
    await change(chatId, ['Billing', ' VIP ']);
    await change(second, ['billing']);
    await change(second, ['billing']);
    expect((await read()).tags).toEqual(['Billing', 'VIP']);
    expect((await read(second)).tags).toEqual(['Billing']);
    expect(await suggested()).toEqual(['Billing', 'VIP']);
    await change(chatId, [], ['Billing', 'vip']);
    expect((await read()).tags).toEqual([]);
    expect(await suggested()).toEqual(['Billing']);
  });

  it('keep what two people add at the same time', async () => {
    const who = membershipOf(org, 'member');
    await Promise.all(['One', 'Two'].map((tag) => changeChatTags(who, chatId, { add: [tag], remove: [] })));
    expect((await read()).tags.toSorted()).toEqual(['One', 'Two']);
    expect((await suggested()).toSorted()).toEqual(['One', 'Two']);
  });

  it('have an end', async () => {
    const full = Array.from({ length: LIMITS.tagsPerChat }, (_, place) => `Tag ${place}`);
    const who = membershipOf(org, 'member');
    await changeChatTags(who, chatId, { add: full, remove: [] });
    const max = LIMITS.tagsPerChat;
    await expect(changeChatTags(who, chatId, { add: ['More'], remove: [] })).rejects.toMatchObject({
      code: 'tag-limit-reached',
      details: { current: max, max },
    });
    await changeChatTags(who, chatId, { add: ['More'], remove: ['Tag 0'] });
    expect((await read()).tags).toEqual([...full.slice(1), 'More']);
  });

  it('are no texts of no or too great length (A-102)', async () => {
    const input = { orgId, chatId, remove: [] };
    for (const tag of ['', ' ', 'a\nb', 'a\u202eb', 'x'.repeat(LIMITS.tagCharacters + 1)]) {
      const { code } = await postRaw(tagsContract.name, { ...input, add: [tag] }, org.users.member.idToken);
      expect(code).toBe('invalid-input');
    }
    expect((await read()).tags).toEqual([]);
  });
});

describe('notes of a conversation', () => {
  it('are added once, up to a number, and deleted by their author and those who manage members (T-07)', async () => {
    const { member, owner } = org.users;
    const note = { orgId, chatId, noteId: newId(), text: ' Called back. ' };
    await callContract(addChatNote, note, member.idToken);
    await callContract(addChatNote, { ...note, text: 'Again.' }, member.idToken);
    const ofOwner = { ...note, noteId: newId(), text: 'Mine.' };
    await callContract(addChatNote, ofOwner, owner.idToken);
    expect((await read()).notes.map(({ authorUid, text }) => [authorUid, text])).toEqual([
      [member.uid, 'Called back.'],
      [owner.uid, 'Mine.'],
    ]);
    const remove = (noteId: string, idToken: string) =>
      postRaw(deleteChatNote.name, { orgId, chatId, noteId }, idToken);
    expect((await remove(ofOwner.noteId, member.idToken)).code).toBe('permission-denied');
    await callContract(deleteChatNote, { orgId, chatId, noteId: note.noteId }, owner.idToken);
    const full = Array.from({ length: LIMITS.chatNotes }, () => ({
      id: newId(),
      authorUid: 'ada',
      text: 'x'.repeat(LIMITS.chatNoteCharacters),
      at: new Date(),
    }));
    await admin.db.doc(paths.chat(orgId, chatId)).update({ notes: full });
    const notebook = { ref: refs.chat(orgId, chatId), action: 'chat.write' } as const;
    const more = addNote(membershipOf(org, 'member'), notebook, { noteId: newId(), text: 'x' }, LIMITS.chatNotes);
    await expect(more).rejects.toMatchObject({ code: 'note-limit-reached' });
  });
});

it('a conversation is marked as unread, and as read again', async () => {
  const { idToken } = org.users.member;
  await callContract(markChatRead, { orgId, chatId }, idToken);
  expect((await read()).unread).toBe(false);
  await callContract(markChatUnread, { orgId, chatId }, idToken);
  expect((await read()).unread).toBe(true);
});

it('a conversation keeps its assignee, tags and notes when its visitor asks on', async () => {
  const chatbotId = await trainedChatbot(orgId, '# Repairs\n\nA zip repair costs 18 euros.\n');
  const ask = makeAsk(chatbotId, 'What does a zip repair cost?');
  await answerQuestion(ask, createLocalProvider());
  const notes = [{ id: newId(), authorUid: 'ada', text: 'Called back.', at: new Date() }];
  const work = { assigneeUid: org.users.member.uid, tags: ['VIP'], notes };
  const chat = admin.db.doc(paths.chat(orgId, ask.visitor.chatId));
  await chat.update({ ...work, unread: false });
  await answerQuestion({ ...ask, messageId: newId() }, createLocalProvider());
  expect(chatSchema.parse((await chat.get()).data())).toMatchObject({ ...work, unread: true });
});

describe('what there is to do in a conversation', () => {
  it('is done when somebody says so, twice as well as once', async () => {
    const open = await makeChat({ isOpen: true });
    const input = { orgId, chatId: open, isDone: true };
    expect(await read(open)).toMatchObject({ isOpen: true, doneAt: null, unread: true });
    await callContract(markChatDone, input, org.users.member.idToken);
    const { doneAt } = await read(open);
    await callContract(markChatDone, input, org.users.member.idToken);
    expect(await read(open)).toMatchObject({ isOpen: false, doneAt, unread: false });
    await callContract(markChatDone, { ...input, isDone: false }, org.users.member.idToken);
    expect(await read(open)).toMatchObject({ isOpen: true });
  });

  it('begins with who gets it, and with an agent who takes it over, whose it is then', async () => {
    const { member, admin: manager } = org.users;
    await callContract(assignContract, { orgId, chatId, assigneeUid: manager.uid }, member.idToken);
    expect(await read()).toMatchObject({ isOpen: true, assigneeUid: manager.uid });
    const second = await makeChat();
    await callContract(joinChat, { orgId, chatId: second }, member.idToken);
    expect(await read(second)).toMatchObject({ isOpen: true, assigneeUid: member.uid });
    await callContract(leaveChat, { orgId, chatId: second }, member.idToken);
    expect(await read(second)).toMatchObject({ isOpen: false, assigneeUid: member.uid });
  });
});
