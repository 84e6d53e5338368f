import { deleteAccount } from '@parlance/domain/contracts/accounts';
import { createAccessKey } from '@parlance/domain/contracts/accessKeys';
import { createAction } from '@parlance/domain/contracts/actions/actions';
import {
  inviteMember,
  leaveOrg,
  readMemberGrants,
  removeMember,
  resendInvite,
  updateInviteRole,
  updateMemberRole,
} from '@parlance/domain/contracts/members';
import { createWebhook } from '@parlance/domain/contracts/webhooks';
import { newId } from '@parlance/domain/ids';
import { paths } from '@parlance/domain/paths';
import { beforeEach, describe, expect, it } from 'vitest';
import { admin } from '../../support/admin.ts';
import { callContract, postRaw } from '../../support/callContract.ts';
import { makeChatbot } from '../../support/makeChatbot.ts';
import { makeTeam, type TestTeam } from '../../support/accounts/makeTeam.ts';
import { callApi } from '../support/api/callApi.ts';
import { mailsTo } from '../support/mail/mailsTo.ts';
import { secretIn } from '../support/mail/secretIn.ts';
import { readActivity } from '../support/readActivity.ts';

const ACTION = {
  name: 'cancel_order',
  title: 'Cancel an order',
  description: 'Cancels an order.',
  method: 'POST',
  url: 'https://shop.example/orders',
  parameters: [],
  changesSomething: true,
  isOn: true,
} as const;

let org: TestTeam;
let chatbotId: string;

beforeEach(async () => {
  // A seat is free beside the four members.
  org = await makeTeam({ plan: 'business' });
  chatbotId = await makeChatbot(org.orgId);
});

function as(role: keyof TestTeam['users']): string {
  return org.users[role].idToken;
}

/** The administrator invites an own second address as an administrator. */
async function inviteGhost(): Promise<{ inviteId: string; token: string }> {
  const email = `${newId().toLowerCase()}@example.com`;
  const input = { orgId: org.orgId, fullName: 'Ghost', email, role: 'admin', locale: 'en' } as const;
  const { inviteId } = await callContract(inviteMember, input, as('admin'));
  const [mail] = await mailsTo(email);
  return { inviteId, token: secretIn(mail ?? { text: '' }) };
}

/** The administrator makes a key, a webhook and an action. */
async function makeEverything(): Promise<{ key: string }> {
  const { orgId } = org;
  const { key } = await callContract(createAccessKey, { orgId, name: 'Export', scopes: ['leads:read'] }, as('admin'));
  await callContract(
    createWebhook,
    { orgId, address: 'https://hooks.invalid/in', events: ['lead.created'] },
    as('admin'),
  );
  await callContract(createAction, { orgId, chatbotId, fields: { ...ACTION, parameters: [] } }, as('admin'));
  return { key };
}

async function setUp(token: string): Promise<string | undefined> {
  const input = { token, fullName: 'Ghost', password: 'a brand new one', locale: 'en' };
  return (await postRaw('setUpInvitedAccount', input)).code;
}

async function left(): Promise<Record<string, number>> {
  const { orgId } = org;
  const count = async (path: string) => (await admin.db.collection(path).count().get()).data().count;
  return {
    keys: await count(paths.accessKeys(orgId)),
    hashes: (await admin.db.collection('accessKeyHashes').where('orgId', '==', orgId).count().get()).data().count,
    webhooks: await count(paths.webhooks(orgId)),
    actions: await count(paths.actions(orgId, chatbotId)),
  };
}

const NONE = { keys: 0, hashes: 0, webhooks: 0, actions: 0 };
const ALL = { keys: 1, hashes: 1, webhooks: 1, actions: 1 };

describe('an open invitation ends with the rights of who gave it (T-68)', () => {
  it.each([
    ['a removal', () => callContract(removeMember, { orgId: org.orgId, uid: org.users.admin.uid }, as('owner'))],
    ['leaving', () => callContract(leaveOrg, { orgId: org.orgId }, as('admin'))],
    ['the end of the account', () => callContract(deleteAccount, {}, as('admin'))],
    [
      'a role that may not invite',
      () => callContract(updateMemberRole, { orgId: org.orgId, uid: org.users.admin.uid, role: 'member' }, as('owner')),
    ],
  ])('by %s', async (_by, end) => {
    const { inviteId, token } = await inviteGhost();
    await end();
    expect((await admin.db.doc(paths.invite(org.orgId, inviteId)).get()).get('status')).toBe('revoked');
    expect((await postRaw('readInvite', { token })).code).toBe('token-invalid');
    expect(await setUp(token)).toBe('token-invalid');
  });

  it.each([
    ['sent it again', (inviteId: string) => callContract(resendInvite, { orgId: org.orgId, inviteId }, as('owner'))],
    [
      'changed its role',
      (inviteId: string) => callContract(updateInviteRole, { orgId: org.orgId, inviteId, role: 'viewer' }, as('owner')),
    ],
  ])('but not where somebody else has %s', async (_what, vouch) => {
    const { inviteId } = await inviteGhost();
    await vouch(inviteId);
    await callContract(removeMember, { orgId: org.orgId, uid: org.users.admin.uid }, as('owner'));
    const invite = await admin.db.doc(paths.invite(org.orgId, inviteId)).get();
    expect(invite.data()).toMatchObject({ status: 'pending', invitedBy: org.users.owner.uid, inviterName: 'owner' });
  });

  it('is written down', async () => {
    await inviteGhost();
    await callContract(removeMember, { orgId: org.orgId, uid: org.users.admin.uid }, as('owner'));
    const entries = await readActivity(org.orgId, ['kind', 'actorName', 'subject']);
    expect(entries).toContainEqual(['invite-revoked', 'owner', 'Ghost']);
  });
});

describe('keys, webhooks and actions of who goes', () => {
  it('are named before: to who manages members, and to oneself', async () => {
    await makeEverything();
    const { inviteId } = await inviteGhost();
    const invite = await admin.db.doc(paths.invite(org.orgId, inviteId)).get();
    const made = {
      accessKeys: ['Export'],
      webhooks: ['hooks.invalid'],
      actions: ['Cancel an order'],
      invites: [String(invite.get('email'))],
    };
    const ask = { orgId: org.orgId, uid: org.users.admin.uid };
    expect(await callContract(readMemberGrants, ask, as('owner'))).toEqual(made);
    expect(await callContract(readMemberGrants, ask, as('admin'))).toEqual(made);
    expect((await postRaw('readMemberGrants', ask, as('member'))).code).toBe('permission-denied');
    const own = { ...ask, uid: org.users.viewer.uid };
    const nothing = { accessKeys: [], webhooks: [], actions: [], invites: [] };
    expect(await callContract(readMemberGrants, own, as('viewer'))).toEqual(nothing);
  });

  it('stay the organization’s, where nothing else is chosen', async () => {
    const { key } = await makeEverything();
    await callContract(removeMember, { orgId: org.orgId, uid: org.users.admin.uid }, as('owner'));
    expect(await left()).toEqual(ALL);
    expect((await callApi('/leads', key)).status).toBe(200);
  });

  it.each([
    [
      'a removal',
      () =>
        callContract(removeMember, { orgId: org.orgId, uid: org.users.admin.uid, deletesGrants: true }, as('owner')),
    ],
    ['leaving', () => callContract(leaveOrg, { orgId: org.orgId, deletesGrants: true }, as('admin'))],
    [
      'another role',
      () =>
        callContract(
          updateMemberRole,
          { orgId: org.orgId, uid: org.users.admin.uid, role: 'viewer', deletesGrants: true },
          as('owner'),
        ),
    ],
  ])('go with %s where that is chosen, and others’ stay', async (_by, end) => {
    const { key } = await makeEverything();
    const { orgId } = org;
    await callContract(createAccessKey, { orgId, name: 'Other', scopes: ['leads:read'] }, as('owner'));
    await end();
    expect(await left()).toEqual({ ...NONE, keys: 1, hashes: 1 });
    expect((await callApi('/leads', key)).status).toBe(401);
    expect((await admin.db.doc(paths.chatbot(orgId, chatbotId)).get()).get('hasActions')).toBe(false);
  });

  it('stay with a role that may still manage them', async () => {
    await makeEverything();
    const { orgId, users } = org;
    await callContract(
      updateMemberRole,
      { orgId, uid: users.admin.uid, role: 'admin', deletesGrants: true },
      as('owner'),
    );
    expect(await left()).toEqual(ALL);
  });
});
