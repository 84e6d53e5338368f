import { MINUTE_MS, SECOND_MS } from '@parlance/domain/durations';
import { LIMITS } from '@parlance/domain/limits';
import { paths } from '@parlance/domain/paths';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { assignChat } from '../../../functions/src/conversations/chats/team/assignChat.ts';
import { readChat } from '../../../functions/src/conversations/chats/readChat.ts';
import { noticeAbsentAgents } from '../../../functions/src/conversations/handover/away/noticeAbsentAgents.ts';
import { expireOverdueHandovers } from '../../../functions/src/conversations/handover/expireOverdueHandovers.ts';
import { joinChat } from '../../../functions/src/conversations/handover/joinChat.ts';
import { passOnRequests } from '../../../functions/src/conversations/handover/waiting/passOnRequests.ts';
import { deleteTeam } from '../../../functions/src/conversations/teams/deleteTeam.ts';
import { removeMember } from '../../../functions/src/identity/members/removeMember.ts';
import { wholeRun } from '../../../functions/src/kernel/platform/schedule/Slice.ts';
import { admin } from '../../support/admin.ts';
import { makeTeam, type TestTeam } from '../../support/accounts/makeTeam.ts';
import { membershipOf } from '../support/accounts/membershipOf.ts';
import { ask, newVisitor, stored } from '../support/chats/handoverFixture.ts';
import { isThere, servedChatbot } from '../support/chats/teamFixture.ts';
import { queuedMail } from '../support/mail/queuedMail.ts';

/** Long ago, on a Monday: no other conversation of the suite is waited for then. */
const ASKED = new Date('2026-01-05T12:00:00Z');
const after = (seconds: number) => new Date(ASKED.getTime() + seconds * SECOND_MS);

let org: TestTeam;
let orgId: string;
let uids: { owner: string; admin: string; member: string };
let chatbotId: string;
let teamId: string;
let chatId: string;

beforeEach(async () => {
  org = await makeTeam();
  ({ orgId } = org);
  const { owner, admin: manager, member } = org.users;
  uids = { owner: owner.uid, admin: manager.uid, member: member.uid };
  ({ chatbotId, teamId } = await servedChatbot(org, { members: Object.values(uids) }));
  await allThere(ASKED);
  const visitor = newVisitor(chatbotId);
  ({ chatId } = visitor);
  await ask(visitor, {}, ASKED);
});

// Nobody waits in the next test's passes.
afterEach(() => admin.db.recursiveDelete(admin.db.collection(paths.chats(orgId))));

async function allThere(at: Date) {
  for (const uid of Object.values(uids)) await isThere(orgId, uid, at);
}

const run = (seconds: number) => passOnRequests(wholeRun(after(seconds)));
const chat = async () => (await stored(orgId, chatId)).chat;

async function mails() {
  const queued = await queuedMail(org.users.owner.email);
  return queued.filter(({ message }) => message.kind === 'handover-requested' && message.chatId === chatId).length;
}

it('is passed on once its minute is over, to each who is there once, however often and parallel the pass runs', async () => {
  expect((await chat()).assigneeUid).toBe(uids.owner);
  expect(await run(59)).toBe(0);
  expect((await chat()).assigneeUid).toBe(uids.owner);
  const first = await Promise.all([run(60), run(60), run(60)]);
  expect(first.reduce((sum, count) => sum + count, 0)).toBe(1);
  expect((await chat()).assigneeUid).toBe(uids.admin);
  expect(await run(119)).toBe(0);
  await allThere(after(120));
  expect(await run(120)).toBe(1);
  expect(await chat()).toMatchObject({ assigneeUid: uids.member, handover: { passOnAt: after(180) } });
  expect(await mails()).toBe(0);

  // Nobody is left: it is nobody's, and all are told, once.
  const last = await Promise.all([run(180), run(180), run(180)]);
  expect(last.reduce((sum, count) => sum + count, 0)).toBe(1);
  const left = { status: 'requested', routing: null, passOnAt: null };
  expect(await chat()).toMatchObject({ assigneeUid: null, mode: 'bot', handover: left });
  expect(await mails()).toBe(1);
  expect(await run(300)).toBe(0);
  expect(await mails()).toBe(1);
});

it('is passed on before that where the one who has it is not there any more, past others who are not', async () => {
  await admin.db.doc(paths.presence(orgId, uids.owner)).delete();
  await isThere(orgId, uids.admin, new Date(ASKED.getTime() - LIMITS.presenceMs));
  expect(await run(10)).toBe(1);
  expect(await chat()).toMatchObject({ assigneeUid: uids.member, handover: { passOnAt: after(70) } });
});

it('stays with somebody who has joined, and with whom a person has given it to', async () => {
  const other = newVisitor(chatbotId);
  await ask(other, {}, ASKED);
  await joinChat(membershipOf(org, 'owner'), chatId);
  await assignChat(membershipOf(org, 'owner'), other.chatId, uids.member);
  expect(await run(60)).toBe(0);
  expect(await chat()).toMatchObject({ assigneeUid: uids.owner, mode: 'human' });
  const given = (await stored(orgId, other.chatId)).chat;
  expect(given).toMatchObject({ assigneeUid: uids.member, handover: { status: 'requested', routing: null } });
});

it('goes on to the next where the one who has it is removed', async () => {
  const other = newVisitor(chatbotId);
  await ask(other, {}, ASKED);
  expect((await stored(orgId, other.chatId)).chat.assigneeUid).toBe(uids.admin);
  await removeMember(membershipOf(org, 'owner'), uids.admin);
  expect(await run(10)).toBe(1);
  expect((await stored(orgId, other.chatId)).chat.assigneeUid).toBe(uids.member);
});

it('is nobody’s where its team is gone, and the visitor’s wait ends as it does without one', async () => {
  await deleteTeam(membershipOf(org, 'owner'), teamId);
  await admin.db.doc(paths.presence(orgId, uids.owner)).delete();
  expect(await run(30)).toBe(1);
  expect(await chat()).toMatchObject({ assigneeUid: null, handover: { status: 'requested', routing: null } });
  expect(await mails()).toBe(1);
  const due = new Date(ASKED.getTime() + 5 * MINUTE_MS);
  await expireOverdueHandovers(wholeRun(due));
  expect((await chat()).handover?.status).toBe('missed');
});

it('that nobody came to is nobody’s once the visitor has been told', async () => {
  const due = new Date(ASKED.getTime() + 5 * MINUTE_MS);
  expect((await chat()).assigneeUid).toBe(uids.owner);
  await expireOverdueHandovers(wholeRun(due));
  expect(await chat()).toMatchObject({
    assigneeUid: null,
    handover: { status: 'missed', routing: null, passOnAt: null },
  });
  expect(await run(300)).toBe(0);
});

it('that an agent went away from says when somebody is there again: as soon as a team is that serves the visitor', async () => {
  const visitor = newVisitor(chatbotId);
  await ask(visitor, {}, ASKED);
  await joinChat(membershipOf(org, 'admin'), visitor.chatId);
  await admin.db.doc(paths.chat(orgId, visitor.chatId)).update({ 'handover.awayAt': ASKED });
  const every = (from: string, to: string) => Array.from({ length: 7 }, () => ({ from, to }));
  const team = (from: string, to: string, locales: string[]) => ({
    teamId,
    chatbotIds: [chatbotId],
    locales,
    opening: { hours: every(from, to), closedDays: [] },
    rule: 'none',
  });
  await admin.db.doc(paths.widget(chatbotId)).update({
    'handover.hours': every('09:00', '10:00'),
    teamRoutes: [team('18:00', '20:00', ['en']), team('15:00', '16:00', ['fr'])],
  });
  await noticeAbsentAgents(wholeRun(ASKED));
  const told = (await readChat(visitor)).messages.find(({ event }) => event === 'agent-away');
  // Six in the evening in Berlin.
  expect(told?.opensAt).toBe('2026-01-05T17:00:00.000Z');
});
