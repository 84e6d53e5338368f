import * as contracts from '@parlance/domain/contracts/members';
import { type Endpoint, memberEndpoint, publicEndpoint, userEndpoint } from '../../kernel/access/endpoint.ts';
import { acceptInvite } from './acceptInvite.ts';
import { readMemberGrants } from './grants/readMemberGrants.ts';
import { inviteMember } from './inviteMember.ts';
import { leaveOrg } from './leaveOrg.ts';
import { readInvite } from './readInvite.ts';
import { removeMember } from './removeMember.ts';
import { resendInvite } from './resendInvite.ts';
import { revokeInvite } from './revokeInvite.ts';
import { setUpInvitedAccount } from './setUpInvitedAccount.ts';
import { updateInviteRole } from './updateInviteRole.ts';
import { updateMemberRole } from './updateMemberRole.ts';

export const memberEndpoints: readonly Endpoint[] = [
  memberEndpoint(contracts.inviteMember, async ({ input, who }) => ({
    inviteId: await inviteMember(who, input),
  })),
  memberEndpoint(contracts.resendInvite, async ({ input, who }) => {
    await resendInvite(who, input.inviteId);
    return {};
  }),
  memberEndpoint(contracts.revokeInvite, async ({ input, who }) => {
    await revokeInvite(who, input.inviteId);
    return {};
  }),
  memberEndpoint(contracts.updateInviteRole, async ({ input, who }) => {
    await updateInviteRole(who, input.inviteId, input.role);
    return {};
  }),
  publicEndpoint(contracts.readInvite, async ({ input, address }) => readInvite(input.token, address)),
  userEndpoint(contracts.acceptInvite, async ({ input, who }) => ({
    orgId: await acceptInvite(who, input.token),
  })),
  publicEndpoint(contracts.setUpInvitedAccount, async ({ input, address }) => ({
    email: await setUpInvitedAccount(input, address),
  })),
  memberEndpoint(contracts.readMemberGrants, async ({ input, who }) => readMemberGrants(who, input.uid)),
  memberEndpoint(contracts.updateMemberRole, async ({ input, who }) => {
    await updateMemberRole(who, input.uid, input.role, input.deletesGrants);
    return {};
  }),
  memberEndpoint(contracts.removeMember, async ({ input, who }) => {
    await removeMember(who, input.uid, input.deletesGrants);
    return {};
  }),
  memberEndpoint(contracts.leaveOrg, async ({ input, who }) => {
    await leaveOrg(who, input.deletesGrants);
    return {};
  }),
];
