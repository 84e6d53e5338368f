import { type Team, teamSchema } from '@parlance/domain/documents/organizations/team';
import { widgetSchema } from '@parlance/domain/documents/chatbots/widget';
import { MINUTE_MS } from '@parlance/domain/durations';
import { newId } from '@parlance/domain/ids';
import { LIMITS } from '@parlance/domain/limits';
import { paths } from '@parlance/domain/paths';
import { beforeEach, describe, expect, it } from 'vitest';
import { assignChat } from '../../../functions/src/conversations/chats/team/assignChat.ts';
import { cancelHandover } from '../../../functions/src/conversations/handover/cancelHandover.ts';
import { joinChat } from '../../../functions/src/conversations/handover/joinChat.ts';
import { widgetAppearance } from '../../../functions/src/edge/embed/widgetAppearance.ts';
import { admin } from '../../support/admin.ts';
import { makeTeam, type TestTeam } from '../../support/accounts/makeTeam.ts';
import { untilDocument } from '../../support/untilDocument.ts';
import { membershipOf } from '../support/accounts/membershipOf.ts';
import { ask, newVisitor, offeringChatbot, stored } from '../support/chats/handoverFixture.ts';
import { isThere, servedChatbot, teamAt } from '../support/chats/teamFixture.ts';
import { queuedMail } from '../support/mail/queuedMail.ts';

/** A Monday at noon, in Berlin an hour later. */
const NOON = new Date('2026-11-23T12:00:00Z');
const after = (minutes: number) => new Date(NOON.getTime() + minutes * MINUTE_MS);

let org: TestTeam;
let orgId: string;
let uids: { owner: string; admin: string; member: string };

beforeEach(async () => {
  org = await makeTeam();
  ({ orgId } = org);
  const { owner, admin: manager, member } = org.users;
  uids = { owner: owner.uid, admin: manager.uid, member: member.uid };
});

const everybody = (): Partial<Team> => ({ members: [uids.owner, uids.admin, uids.member] });

async function allThere(at = NOON) {
  for (const uid of Object.values(uids)) await isThere(orgId, uid, at);
}

/** A new visitor asks; the member who gets the request. */
async function assigneeOf(chatbotId: string, at = NOON, request: Parameters<typeof ask>[1] = {}) {
  const visitor = newVisitor(chatbotId);
  await ask(visitor, request, at);
  return (await stored(orgId, visitor.chatId)).chat.assigneeUid;
}

async function mailsAbout(chatId: string) {
  const mails = await queuedMail(org.users.owner.email);
  return mails.filter(({ message }) => message.kind === 'handover-requested' && message.chatId === chatId).length;
}

describe('in turn', () => {
  it('everybody who is there gets one before anybody gets another, and the chat remembers by which rule', async () => {
    const { chatbotId, teamId } = await servedChatbot(org, everybody());
    await allThere();
    const visitor = newVisitor(chatbotId);
    await ask(visitor, {}, NOON);
    const { chat } = await stored(orgId, visitor.chatId);
    expect(chat).toMatchObject({ assigneeUid: uids.owner, mode: 'bot', handover: { status: 'requested' } });
    expect(chat.handover?.routing).toEqual({ teamId, uid: uids.owner, before: null, tried: [uids.owner] });
    expect(chat.handover?.passOnAt).toEqual(new Date(NOON.getTime() + LIMITS.assignedRequestMs));
    // Nobody else is called while one of the team is.
    expect(await mailsAbout(visitor.chatId)).toBe(0);

    const next = [after(1), after(2), after(3)];
    await allThere(after(1));
    const got = [];
    for (const at of next) got.push(await assigneeOf(chatbotId, at));
    expect(got).toEqual([uids.admin, uids.member, uids.owner]);
  });

  it('requests at the same moment go to different people, whatever the order', async () => {
    const { chatbotId } = await servedChatbot(org, everybody());
    await allThere();
    for (const round of [1, 2]) {
      await allThere(after(round));
      const got = await Promise.all([0, 1, 2].map(() => assigneeOf(chatbotId, after(round))));
      expect(new Set(got)).toEqual(new Set(Object.values(uids)));
    }
  });

  it('the same request delivered again, also at the same moment, is one person’s turn', async () => {
    const { chatbotId, teamId } = await servedChatbot(org, everybody());
    await allThere();
    const visitor = newVisitor(chatbotId);
    const handoverId = newId();
    await Promise.all([0, 1, 2].map(() => ask(visitor, { handoverId }, NOON)));
    await ask(visitor, {}, after(1));
    const team = teamSchema.parse((await admin.db.doc(paths.team(orgId, teamId)).get()).data());
    expect(team.assignedAt).toEqual({ [uids.owner]: NOON });
    expect(team.version).toBe(1);
  });
});

describe('by the fewest conversations', () => {
  it('counts those who wait and those who are talked to, and of equals takes whose turn is longest ago', async () => {
    const { chatbotId } = await servedChatbot(org, { ...everybody(), rule: 'least-busy' });
    await allThere();
    const first = newVisitor(chatbotId);
    await ask(first, {}, NOON);
    await joinChat(membershipOf(org, 'owner'), first.chatId);
    expect(await assigneeOf(chatbotId)).toBe(uids.admin);
    expect(await assigneeOf(chatbotId)).toBe(uids.member);
    // All have one. It is the owner's turn, then the admin's, who has one less once a visitor has left.
    expect(await assigneeOf(chatbotId, after(1))).toBe(uids.owner);
    await admin.db.doc(paths.chat(orgId, first.chatId)).update({ 'handover.status': 'ended' });
    expect(await assigneeOf(chatbotId, after(2))).toBe(uids.admin);
    expect([await assigneeOf(chatbotId, after(2)), await assigneeOf(chatbotId, after(2))]).toEqual([
      uids.member,
      uids.owner,
    ]);
  });

  it('requests at the same moment go to different people', async () => {
    const { chatbotId } = await servedChatbot(org, { ...everybody(), rule: 'least-busy' });
    await allThere();
    const got = await Promise.all([0, 1, 2].map(() => assigneeOf(chatbotId)));
    expect(new Set(got)).toEqual(new Set(Object.values(uids)));
  });
});

describe('nobody gets it, and all who want it are told', () => {
  it.each(['nobody is there', 'only somebody of no team is there', 'the sign is too old', 'there is no rule'])(
    'where %s',
    async (why) => {
      const rule = why === 'there is no rule' ? 'none' : 'round-robin';
      const { chatbotId } = await servedChatbot(org, { members: [uids.member], rule });
      if (why === 'only somebody of no team is there') await isThere(orgId, uids.admin, NOON);
      if (why === 'the sign is too old')
        await isThere(orgId, uids.member, new Date(NOON.getTime() - LIMITS.presenceMs - 1));
      if (why === 'there is no rule') await isThere(orgId, uids.member, NOON);
      const visitor = newVisitor(chatbotId);
      await ask(visitor, {}, NOON);
      const { chat } = await stored(orgId, visitor.chatId);
      expect(chat).toMatchObject({
        assigneeUid: null,
        handover: { status: 'requested', routing: null, passOnAt: null },
      });
      expect(await mailsAbout(visitor.chatId)).toBe(1);
    },
  );

  it('but somebody whose sign is as old as it may be', async () => {
    const { chatbotId } = await servedChatbot(org);
    await isThere(orgId, uids.member, new Date(NOON.getTime() - LIMITS.presenceMs));
    expect(await assigneeOf(chatbotId)).toBe(uids.member);
  });

  it('and nobody whose membership has ended without the team knowing', async () => {
    const { chatbotId } = await servedChatbot(org, everybody());
    await allThere();
    await admin.db.doc(paths.member(orgId, uids.owner)).update({ role: 'viewer' });
    await admin.db.doc(paths.member(orgId, uids.admin)).delete();
    expect(await assigneeOf(chatbotId)).toBe(uids.member);
  });
});

it('the most specific team that is open gets it: chatbot and language, chatbot, language, all', async () => {
  const chatbotId = await offeringChatbot(orgId);
  const closed = { hours: Array.from({ length: 7 }, () => null), closedDays: [] };
  await allThere();
  await teamAt(org, chatbotId, { members: [uids.owner] });
  expect(await assigneeOf(chatbotId)).toBe(uids.owner);
  await teamAt(org, chatbotId, { members: [uids.admin], locales: ['fr', 'it'] });
  await teamAt(org, chatbotId, { members: [uids.member], chatbotIds: [chatbotId], locales: ['fr'] });
  await teamAt(org, chatbotId, { members: [uids.owner], chatbotIds: [chatbotId], locales: ['it'], opening: closed });
  const other = await offeringChatbot(orgId);
  await untilRoutes(other, 4);
  expect(await assigneeOf(other, NOON, { language: 'fr' })).toBe(uids.admin);
  expect(await assigneeOf(other, NOON, { language: 'es' })).toBe(uids.owner);
  expect(await assigneeOf(other, NOON, { locale: 'de' })).toBe(uids.owner);
  const third = await offeringChatbot(orgId);
  await teamAt(org, third, { members: [uids.member], chatbotIds: [third], locales: ['fr'] });
  await teamAt(org, third, { members: [uids.admin], chatbotIds: [third] });
  expect(await assigneeOf(third, NOON, { language: 'fr' })).toBe(uids.member);
  expect(await assigneeOf(third, NOON, { language: 'it' })).toBe(uids.admin);
});

async function untilRoutes(chatbotId: string, count: number) {
  await untilDocument(paths.widget(chatbotId), widgetSchema, ({ teamRoutes }) => teamRoutes.length === count);
}

describe('hours of a team’s own', () => {
  const evening = { from: '18:00', to: '22:00' };
  const EVENING = { hours: [evening, evening, evening, evening, evening, null, null], closedDays: [] };
  const office = { from: '09:00', to: '17:00' };
  const OFFICE = [office, office, office, office, office, null, null];
  const AT_NIGHT = new Date('2026-11-23T18:30:00Z');

  async function withHours(changes: Partial<Team> = {}) {
    const chatbotId = await offeringChatbot(orgId, { hours: OFFICE });
    await teamAt(org, chatbotId, { chatbotIds: [chatbotId], opening: EVENING, ...changes });
    return chatbotId;
  }

  it('make a request possible when the chatbot is closed, for those whom the team serves', async () => {
    const chatbotId = await withHours({ locales: ['de'] });
    await isThere(orgId, uids.member, AT_NIGHT);
    expect(await assigneeOf(chatbotId, AT_NIGHT, { locale: 'de' })).toBe(uids.member);
    for (const language of ['en', 'fr'] as const) {
      await expect(ask(newVisitor(chatbotId), { locale: 'en', language }, AT_NIGHT)).rejects.toMatchObject({
        code: 'handover-closed',
      });
    }
    const widget = widgetSchema.parse((await admin.db.doc(paths.widget(chatbotId)).get()).data());
    const isOpen = (language: 'en' | 'de', at: Date) =>
      widgetAppearance(chatbotId, widget, { locale: language, language }, at).handover.isOpen;
    expect([isOpen('de', AT_NIGHT), isOpen('en', AT_NIGHT), isOpen('en', NOON)]).toEqual([true, false, true]);
  });

  it('stand in for the chatbot’s: the team gets nothing while it is closed and the chatbot open', async () => {
    const chatbotId = await withHours();
    await isThere(orgId, uids.member, NOON);
    expect(await assigneeOf(chatbotId)).toBeNull();
    const closed = new Date('2026-11-23T22:30:00Z');
    await expect(ask(newVisitor(chatbotId), {}, closed)).rejects.toMatchObject({ code: 'handover-closed' });
  });

  it('know closed days', async () => {
    const opening = { ...EVENING, closedDays: [{ from: '2026-11-23', to: '2026-11-23' }] };
    const chatbotId = await withHours({ opening });
    await expect(ask(newVisitor(chatbotId), {}, AT_NIGHT)).rejects.toMatchObject({ code: 'handover-closed' });
    await isThere(orgId, uids.member, new Date('2026-11-24T18:30:00Z'));
    expect(await assigneeOf(chatbotId, new Date('2026-11-24T18:30:00Z'))).toBe(uids.member);
  });
});

describe('a conversation that somebody looks after already', () => {
  it('goes to that member first if they are there, else to the next, and back when nobody came', async () => {
    const { chatbotId } = await servedChatbot(org, everybody());
    await allThere();
    const visitor = newVisitor(chatbotId);
    const { chatId } = visitor;
    await ask(visitor, {}, NOON);
    await cancelHandover(visitor);
    expect((await stored(orgId, chatId)).chat).toMatchObject({ assigneeUid: null, handover: { routing: null } });
    await assignChat(membershipOf(org, 'owner'), chatId, uids.member);
    await ask(visitor, {}, after(1));
    expect((await stored(orgId, chatId)).chat.assigneeUid).toBe(uids.member);
    await cancelHandover(visitor);
    expect((await stored(orgId, chatId)).chat.assigneeUid).toBe(uids.member);
    await admin.db.doc(paths.presence(orgId, uids.member)).delete();
    await ask(visitor, {}, after(2));
    const { chat } = await stored(orgId, chatId);
    expect([uids.owner, uids.admin]).toContain(chat.assigneeUid);
    expect(chat.handover?.routing?.before).toBe(uids.member);
    await cancelHandover(visitor);
    expect((await stored(orgId, chatId)).chat.assigneeUid).toBe(uids.member);
  });

  it('is nobody’s when nobody came and that member has gone meanwhile', async () => {
    const { chatbotId } = await servedChatbot(org, { members: [uids.admin] });
    const visitor = newVisitor(chatbotId);
    await ask(visitor, {}, NOON);
    await assignChat(membershipOf(org, 'owner'), visitor.chatId, uids.member);
    await cancelHandover(visitor);
    await isThere(orgId, uids.admin, after(1));
    await ask(visitor, {}, after(1));
    await admin.db.doc(paths.member(orgId, uids.member)).delete();
    await cancelHandover(visitor);
    expect((await stored(orgId, visitor.chatId)).chat.assigneeUid).toBeNull();
  });

  it('that the rule has given away is the one’s who takes it over', async () => {
    const { chatbotId } = await servedChatbot(org, { members: [uids.member] });
    await allThere();
    const visitor = newVisitor(chatbotId);
    await ask(visitor, {}, NOON);
    await joinChat(membershipOf(org, 'admin'), visitor.chatId);
    const { chat } = await stored(orgId, visitor.chatId);
    expect(chat).toMatchObject({ mode: 'human', isOpen: true, assigneeUid: uids.admin });
    expect(chat.handover).toMatchObject({ status: 'joined', routing: null, passOnAt: null });
  });
});
