import { deleteTeam, saveTeam as contract } from '@parlance/domain/contracts/conversations/teams';
import { activitySchema } from '@parlance/domain/documents/organizations/activity';
import { orgSchema } from '@parlance/domain/documents/organizations/org';
import { type Team, teamSchema } from '@parlance/domain/documents/organizations/team';
import { widgetSchema } from '@parlance/domain/documents/chatbots/widget';
import { newId } from '@parlance/domain/ids';
import { LIMITS } from '@parlance/domain/limits';
import { paths } from '@parlance/domain/paths';
import { beforeEach, describe, expect, it } from 'vitest';
import { saveTeam } from '../../../functions/src/conversations/teams/saveTeam.ts';
import { deleteAccount } from '../../../functions/src/identity/accounts/deleteAccount.ts';
import { leaveOrg } from '../../../functions/src/identity/members/leaveOrg.ts';
import { removeMember } from '../../../functions/src/identity/members/removeMember.ts';
import { updateMemberRole } from '../../../functions/src/identity/members/updateMemberRole.ts';
import { admin } from '../../support/admin.ts';
import { callContract, postRaw } from '../../support/callContract.ts';
import { makeTeam, type TestTeam } from '../../support/accounts/makeTeam.ts';
import { untilDocument } from '../../support/untilDocument.ts';
import { membershipOf } from '../support/accounts/membershipOf.ts';
import { personOf } from '../support/accounts/personOf.ts';
import { offeringChatbot } from '../support/chats/handoverFixture.ts';
import { aTeam, isThere } from '../support/chats/teamFixture.ts';

let org: TestTeam;
let orgId: string;

beforeEach(async () => {
  org = await makeTeam();
  ({ orgId } = org);
});

async function stored(): Promise<Team[]> {
  const { docs } = await admin.db.collection(paths.teams(orgId)).orderBy('createdAt').get();
  return docs.map((found) => teamSchema.parse(found.data()));
}

async function routes() {
  return orgSchema.parse((await admin.db.doc(paths.org(orgId)).get()).data()).teamRoutes;
}

async function kinds() {
  const { docs } = await admin.db.collection(paths.activity(orgId)).orderBy('at').get();
  return docs.map((found) => activitySchema.parse(found.data()).kind).filter((kind) => kind.startsWith('team-'));
}

it('a team is saved, changed and deleted, each delivered twice, and written down once', async () => {
  const { idToken } = org.users.admin;
  const chatbotId = await offeringChatbot(orgId);
  const first = { orgId, ...aTeam(org, { name: ' Service ', chatbotIds: [chatbotId], locales: ['fr'] }) };
  for (let time = 0; time < 2; time += 1) await callContract(contract, first, idToken);
  expect(await stored()).toMatchObject([{ name: 'Service', version: 1, chatbotIds: [chatbotId], assignedAt: {} }]);
  const { teamId } = first;
  const route = { teamId, chatbotIds: [chatbotId], locales: ['fr'], opening: null, rule: 'round-robin' };
  expect(await routes()).toEqual([route]);
  await untilDocument(paths.widget(chatbotId), widgetSchema, ({ teamRoutes }) => teamRoutes.length === 1);

  const opening = { hours: null, closedDays: [{ from: '2026-12-24', to: '2026-12-26' }] };
  const changed = { ...first, name: 'Service', version: 1, opening, rule: 'least-busy' as const };
  for (let time = 0; time < 2; time += 1) await callContract(contract, changed, idToken);
  expect(await stored()).toMatchObject([{ version: 2, opening, rule: 'least-busy' }]);
  expect(await routes()).toEqual([{ ...route, opening, rule: 'least-busy' }]);

  for (let time = 0; time < 2; time += 1) await callContract(deleteTeam, { orgId, teamId }, idToken);
  expect(await stored()).toEqual([]);
  expect(await routes()).toEqual([]);
  await untilDocument(paths.widget(chatbotId), widgetSchema, ({ teamRoutes }) => teamRoutes.length === 0);
  expect(await kinds()).toEqual(['team-created', 'team-updated', 'team-deleted']);
  expect((await postRaw(contract.name, { ...changed, version: 2 }, idToken)).code).toBe('not-found');
});

it('can change although one of its chatbots was deleted since', async () => {
  const who = membershipOf(org, 'owner');
  const chatbotIds = [await offeringChatbot(orgId), newId()];
  const made = aTeam(org, { chatbotIds: chatbotIds.slice(0, 1) });
  await saveTeam(who, made);
  await admin.db.doc(paths.chatbot(orgId, chatbotIds[0] ?? '')).delete();
  await saveTeam(who, { ...made, name: 'Renamed', version: 1 });
  expect(await stored()).toMatchObject([{ name: 'Renamed', version: 2 }]);
  await expect(saveTeam(who, { ...made, chatbotIds, version: 2 })).rejects.toMatchObject({ code: 'not-found' });
});

it('of two who change the same version at the same time the later save is refused', async () => {
  const who = membershipOf(org, 'owner');
  const made = aTeam(org);
  await saveTeam(who, made);
  const saves = ['One', 'Other'].map((name) => saveTeam(who, { ...made, name, version: 1 }));
  const outcomes = await Promise.allSettled(saves);
  expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  await expect(saveTeam(who, { ...made, name: 'Third', version: 1 })).rejects.toMatchObject({ code: 'team-changed' });
  expect(await stored()).toMatchObject([{ version: 2 }]);
});

it('is refused beyond the limit, also of two at the same time, while one that is there can change', async () => {
  const max = LIMITS.teams;
  const who = membershipOf(org, 'owner');
  for (let place = 1; place < max; place += 1) await saveTeam(who, aTeam(org, { name: `Team ${place}` }));
  const last = aTeam(org);
  const outcomes = await Promise.allSettled([saveTeam(who, last), saveTeam(who, aTeam(org))]);
  expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  await expect(saveTeam(who, aTeam(org))).rejects.toMatchObject({
    code: 'team-limit-reached',
    details: { current: max, max },
  });
  const { docs } = await admin.db.collection(paths.teams(orgId)).limit(1).get();
  const { assignedAt: _assigned, createdAt: _created, ...fields } = teamSchema.parse(docs[0]?.data());
  await saveTeam(who, { ...fields, teamId: docs[0]?.id ?? '', name: 'Renamed' });
  expect(await stored()).toHaveLength(max);
  expect(await routes()).toHaveLength(max);
});

it('has people who may write in conversations, and chatbots that are there', async () => {
  const who = membershipOf(org, 'owner');
  const { viewer, member, admin: manager } = org.users;
  for (const members of [[viewer.uid], [member.uid, newId()]]) {
    await expect(saveTeam(who, aTeam(org, { members }))).rejects.toMatchObject({ code: 'not-found' });
  }
  await expect(saveTeam(who, aTeam(org, { chatbotIds: [newId()] }))).rejects.toMatchObject({ code: 'not-found' });
  await admin.db.doc(paths.member(orgId, manager.uid)).update({ status: 'pending' });
  await expect(saveTeam(who, aTeam(org, { members: [manager.uid] }))).rejects.toMatchObject({ code: 'not-found' });
  expect(await stored()).toEqual([]);
});

it('takes a name, and lists of at most so many, each once', async () => {
  const { owner, member } = org.users;
  const valid = { orgId, ...aTeam(org) };
  const code = async (changes: object) => (await postRaw(contract.name, { ...valid, ...changes }, owner.idToken)).code;
  const many = (count: number) => Array.from({ length: count }, () => newId());
  const day = { from: '09:00', to: '17:00' };
  for (const wrong of [
    { name: '' },
    { name: 'x'.repeat(LIMITS.teamNameCharacters + 1) },
    { members: [] },
    { members: [member.uid, member.uid] },
    { members: many(LIMITS.membersPerTeam + 1) },
    { chatbotIds: [] },
    { chatbotIds: many(LIMITS.chatbotsPerTeam + 1) },
    { locales: [] },
    { locales: ['xx'] },
    { locales: ['de', 'de'] },
    { rule: 'random' },
    { version: -1 },
    { opening: { hours: [day], closedDays: [] } },
    { opening: { hours: [{ from: '17:00', to: '09:00' }, day, day, day, day, null, null], closedDays: [] } },
    {
      opening: {
        hours: null,
        closedDays: Array.from({ length: LIMITS.closedDays + 1 }, () => ({ from: '2026-12-24', to: '2026-12-24' })),
      },
    },
  ]) {
    expect(await code(wrong)).toBe('invalid-input');
  }
  // As many as are allowed are looked for.
  expect(await code({ members: many(LIMITS.membersPerTeam) })).toBe('not-found');
  expect(await code({ name: 'x'.repeat(LIMITS.teamNameCharacters) })).toBeUndefined();
});

describe('a member who goes is in no team any more, and not there', () => {
  const leaving = {
    leaves: () => leaveOrg(membershipOf(org, 'member')),
    'is removed': () => removeMember(membershipOf(org, 'owner'), org.users.member.uid),
    'may write no more': () => updateMemberRole(membershipOf(org, 'owner'), org.users.member.uid, 'viewer'),
    'deletes the account': () => deleteAccount(personOf(org.users.member)),
  };

  it.each(Object.entries(leaving))('%s', async (_how, leave) => {
    const { member, admin: manager } = org.users;
    const who = membershipOf(org, 'owner');
    await saveTeam(who, aTeam(org));
    const both = aTeam(org, { members: [member.uid, manager.uid] });
    await saveTeam(who, both);
    await isThere(orgId, member.uid);
    const team = admin.db.doc(paths.team(orgId, both.teamId));
    await team.update({ assignedAt: { [member.uid]: new Date(), [manager.uid]: new Date() } });
    await leave();
    expect((await stored()).map(({ members }) => members)).toEqual([[], [manager.uid]]);
    expect(Object.keys(teamSchema.parse((await team.get()).data()).assignedAt)).toEqual([manager.uid]);
    expect((await admin.db.doc(paths.presence(orgId, member.uid)).get()).exists).toBe(false);
    await expect(saveTeam(who, { ...both, name: 'Late', version: 1 })).rejects.toMatchObject({ code: 'team-changed' });
  });

  it('and stays where the new role writes too', async () => {
    await saveTeam(membershipOf(org, 'owner'), aTeam(org));
    await updateMemberRole(membershipOf(org, 'owner'), org.users.member.uid, 'admin');
    expect(await stored()).toMatchObject([{ members: [org.users.member.uid], version: 1 }]);
  });
});
