import {
  deleteOwnView,
  deleteTeamView,
  saveOwnView,
  saveTeamView,
} from '@parlance/domain/contracts/conversations/views';
import { type View, viewSchema } from '@parlance/domain/documents/organizations/view';
import { newId } from '@parlance/domain/ids';
import { LIMITS } from '@parlance/domain/limits';
import { paths } from '@parlance/domain/paths';
import { beforeEach, describe, expect, it } from 'vitest';
import { saveView, type ViewScope } from '../../../functions/src/conversations/chats/views/saveView.ts';
import { removeMember } from '../../../functions/src/identity/members/removeMember.ts';
import { admin } from '../../support/admin.ts';
import { callContract, postRaw } from '../../support/callContract.ts';
import { makeTeam, type TestTeam } from '../../support/accounts/makeTeam.ts';
import { membershipOf } from '../support/accounts/membershipOf.ts';

let org: TestTeam;
let orgId: string;

beforeEach(async () => {
  org = await makeTeam();
  ({ orgId } = org);
});

async function read(path: string): Promise<View[]> {
  return (await admin.db.collection(path).get()).docs.map((view) => viewSchema.parse(view.data()));
}

const LIMIT = { own: LIMITS.viewsPerPerson, team: LIMITS.viewsPerTeam };

describe.each(['own', 'team'] as const)('a view of scope %s', (scope: ViewScope) => {
  const pathOf = () => (scope === 'own' ? paths.ownViews(orgId, org.users.member.uid) : paths.teamViews(orgId));
  const [save, remove] = scope === 'own' ? [saveOwnView, deleteOwnView] : [saveTeamView, deleteTeamView];

  it('is saved, renamed and deleted', async () => {
    const { uid, idToken } = org.users.member;
    const view = { orgId, viewId: newId(), name: ' Open refunds ', query: 'tag=Refund&unread=1' };
    await callContract(save, view, idToken);
    await callContract(save, { ...view, name: 'Refunds' }, idToken);
    expect(await read(pathOf())).toMatchObject([
      { name: 'Refunds', query: 'tag=Refund&unread=1', ownerUid: scope === 'own' ? uid : null },
    ]);
    await callContract(remove, { orgId, viewId: view.viewId }, idToken);
    await callContract(remove, { orgId, viewId: view.viewId }, idToken);
    expect(await read(pathOf())).toEqual([]);
  });

  it('is refused beyond the limit, also of two at the same time, while one that is there can change', async () => {
    const who = membershipOf(org, 'member');
    const max = LIMIT[scope];
    const views = Array.from({ length: max - 1 }, (_, place) => ({ viewId: newId(), name: `${place}`, query: '' }));
    for (const view of views) await saveView(who, scope, view);
    const more = () => saveView(who, scope, { viewId: newId(), name: 'More', query: '' });
    const outcomes = await Promise.allSettled([more(), more()]);
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    await expect(more()).rejects.toMatchObject({ code: 'view-limit-reached', details: { current: max, max } });
    await saveView(who, scope, { viewId: views[0]?.viewId ?? '', name: 'Changed', query: 'unread=1' });
    expect(await read(pathOf())).toHaveLength(max);
  });

  it('has a name of some length, and filters alone', async () => {
    const { idToken } = org.users.member;
    const view = { orgId, viewId: newId(), name: 'Mine', query: 'q=Zelt%20A&tag=a+b' };
    const code = async (changes: object) => (await postRaw(save.name, { ...view, ...changes }, idToken)).code;
    for (const name of ['', ' ', 'a\nb', 'x'.repeat(LIMITS.viewNameCharacters + 1)]) {
      expect(await code({ name })).toBe('invalid-input');
    }
    for (const query of ['<b>', 'a b', '//evil.example', 'x'.repeat(LIMITS.viewQueryCharacters + 1)]) {
      expect(await code({ query })).toBe('invalid-input');
    }
    expect(await code({})).toBeUndefined();
  });
});

it('go with a member who is removed, and the team’s stay', async () => {
  const view = { name: 'Mine', query: '' };
  for (const scope of ['own', 'team'] as const) {
    await saveView(membershipOf(org, 'member'), scope, { ...view, viewId: newId() });
  }
  await removeMember(membershipOf(org, 'owner'), org.users.member.uid);
  expect(await read(paths.ownViews(orgId, org.users.member.uid))).toEqual([]);
  expect(await read(paths.teamViews(orgId))).toHaveLength(1);
});
