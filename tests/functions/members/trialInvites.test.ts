import { newId } from '@parlance/domain/ids';
import { LIMITS } from '@parlance/domain/limits';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Membership } from '../../../functions/src/kernel/access/requireMember.ts';
import { inviteMember } from '../../../functions/src/identity/members/inviteMember.ts';
import { resendInvite } from '../../../functions/src/identity/members/resendInvite.ts';
import { revokeInvite } from '../../../functions/src/identity/members/revokeInvite.ts';
import { makeOrg } from '../../support/makeOrg.ts';
import { membershipOf } from '../support/accounts/membershipOf.ts';

afterEach(() => {
  vi.useRealTimers();
});

describe('the invitations of a trial (A-124)', () => {
  const invite = (who: Membership) => {
    const email = `${newId().toLowerCase()}@example.com`;
    return inviteMember(who, { fullName: 'Grace Hopper', email, role: 'viewer', locale: 'en' });
  };

  it('are a few a day, revoked ones and repeated mails counted', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const who = membershipOf(await makeOrg({ plan: 'trial' }), 'owner');
    for (let sent = 0; sent < LIMITS.trialInvitesPerDay - 1; sent += 1) await revokeInvite(who, await invite(who));
    const inviteId = await invite(who);
    await expect(resendInvite(who, inviteId)).rejects.toMatchObject({ code: 'rate-limited' });
    await revokeInvite(who, inviteId);
    await expect(invite(who)).rejects.toMatchObject({ code: 'rate-limited' });
  });

  it('are those of a plan once it is paid for', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const who = membershipOf(await makeOrg({ plan: 'business' }), 'owner');
    for (let sent = 0; sent < LIMITS.trialInvitesPerDay; sent += 1) await revokeInvite(who, await invite(who));
    await expect(invite(who)).resolves.toBeDefined();
  });
});
