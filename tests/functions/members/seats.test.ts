import { inviteSchema } from '@parlance/domain/documents/organizations/invite';
import { orgSchema } from '@parlance/domain/documents/organizations/org';
import { newId } from '@parlance/domain/ids';
import { LIMITS } from '@parlance/domain/limits';
import { paths } from '@parlance/domain/paths';
import { describe, expect, it } from 'vitest';
import { acceptInvite as acceptInviteCase } from '../../../functions/src/identity/members/acceptInvite.ts';
import { inviteMember as inviteMemberCase } from '../../../functions/src/identity/members/inviteMember.ts';
import { joinOrg } from '../../../functions/src/identity/members/joinOrg.ts';
import { resendInvite } from '../../../functions/src/identity/members/resendInvite.ts';
import { revokeInvite } from '../../../functions/src/identity/members/revokeInvite.ts';
import { admin } from '../../support/admin.ts';
import { makeTeam } from '../../support/accounts/makeTeam.ts';
import { makeUser } from '../../support/accounts/makeUser.ts';
import { makeInvite } from '../support/accounts/makeInvite.ts';
import { membershipOf } from '../support/accounts/membershipOf.ts';
import { personOf } from '../support/accounts/personOf.ts';
import { soakRounds } from '../support/soakRounds.ts';

const PAST = new Date(Date.now() - 1000);

function anAddress(): string {
  return `${newId().toLowerCase()}@example.com`;
}

function invitation() {
  return { fullName: 'Grace Hopper', email: anAddress(), role: 'viewer', locale: 'en' } as const;
}

async function readOrg(orgId: string) {
  return orgSchema.parse((await admin.db.doc(paths.org(orgId)).get()).data());
}

async function countMembers(orgId: string): Promise<number> {
  return (await admin.db.collection(paths.members(orgId)).count().get()).data().count;
}

describe('the last seat', () => {
  it('goes to one of many people who accept at the same time (A-76)', async () => {
    const { orgId } = await makeTeam({ plan: 'business' });
    const invites = await Promise.all(
      Array.from({ length: soakRounds(20, 100) }, async () => {
        const email = anAddress();
        return { email, ...(await makeInvite(orgId, email)) };
      }),
    );
    const results = await Promise.allSettled(
      invites.map(({ email, secret }) =>
        joinOrg(secret, { uid: newId(), email, name: 'G', locale: null, authTime: 0 }),
      ),
    );
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const reasons = results.flatMap((result) => (result.status === 'rejected' ? [String(result.reason)] : []));
    expect(new Set(reasons)).toEqual(new Set(['AppError: seat-limit-reached']));
    expect(await countMembers(orgId)).toBe(5);
    expect((await readOrg(orgId)).memberCount).toBe(5);
  }, 180_000);

  it('goes once to one person whose link is delivered many times (A-76)', async () => {
    const { orgId } = await makeTeam({ plan: 'business' });
    const user = await makeUser();
    const { secret } = await makeInvite(orgId, user.email);
    const person = personOf(user);
    const results = await Promise.allSettled(
      Array.from({ length: soakRounds(8, 20) }, () => acceptInviteCase(person, secret)),
    );
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect((await readOrg(orgId)).memberCount).toBe(5);
    expect(await countMembers(orgId)).toBe(5);
  });

  it('is kept by one of several invitations that are made at the same time (A-76)', async () => {
    const org = await makeTeam({ plan: 'business' });
    const who = membershipOf(org, 'owner');
    const results = await Promise.allSettled(
      Array.from({ length: soakRounds(8, 20) }, () => inviteMemberCase(who, invitation())),
    );
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    await expect(inviteMemberCase(who, invitation())).rejects.toMatchObject({
      code: 'seat-limit-reached',
      details: { current: 5, max: 5 },
    });
  }, 120_000);

  it('is free again when an invitation ends, and must be found again to send that one anew (A-76)', async () => {
    const org = await makeTeam({ plan: 'business' });
    const who = membershipOf(org, 'owner');
    const { inviteId } = await makeInvite(org.orgId, anAddress(), { expiresAt: PAST });
    const taken = await inviteMemberCase(who, invitation());
    await expect(resendInvite(who, inviteId)).rejects.toMatchObject({ code: 'seat-limit-reached' });
    await revokeInvite(who, taken);
    await resendInvite(who, inviteId);
    const invite = inviteSchema.parse((await admin.db.doc(paths.invite(org.orgId, inviteId)).get()).data());
    expect(invite.expiresAt.getTime()).toBeGreaterThan(Date.now() + LIMITS.inviteTokenMs - 60_000);
  });
});
