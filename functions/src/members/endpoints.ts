import {
  acceptInvite as acceptInviteContract,
  inviteMember as inviteMemberContract,
  leaveOrg as leaveOrgContract,
  readInvite as readInviteContract,
  removeMember as removeMemberContract,
  resendInvite as resendInviteContract,
  revokeInvite as revokeInviteContract,
  setUpInvitedAccount as setUpInvitedAccountContract,
  updateMemberRole as updateMemberRoleContract,
} from '@parlance/domain/contracts/members';
import { memberCallable, publicCallable, userCallable } from '../access/defineCallable.ts';
import { acceptInvite as acceptInviteCase } from './acceptInvite.ts';
import { inviteMember as inviteMemberCase } from './inviteMember.ts';
import { leaveOrg as leaveOrgCase } from './leaveOrg.ts';
import { readInvite as readInviteCase } from './readInvite.ts';
import { removeMember as removeMemberCase } from './removeMember.ts';
import { resendInvite as resendInviteCase } from './resendInvite.ts';
import { revokeInvite as revokeInviteCase } from './revokeInvite.ts';
import { setUpInvitedAccount as setUpInvitedAccountCase } from './setUpInvitedAccount.ts';
import { updateMemberRole as updateMemberRoleCase } from './updateMemberRole.ts';

export const inviteMember = memberCallable(inviteMemberContract, async ({ input, who }) => ({
  inviteId: await inviteMemberCase(who, input),
}));

export const resendInvite = memberCallable(resendInviteContract, async ({ input, who }) => {
  await resendInviteCase(who, input.inviteId);
  return {};
});

export const revokeInvite = memberCallable(revokeInviteContract, async ({ input, who }) => {
  await revokeInviteCase(who, input.inviteId);
  return {};
});

export const readInvite = publicCallable(readInviteContract, async ({ input, address }) =>
  readInviteCase(input.token, address),
);

export const acceptInvite = userCallable(acceptInviteContract, async ({ input, who }) => ({
  orgId: await acceptInviteCase(who, input.token),
}));

export const setUpInvitedAccount = publicCallable(setUpInvitedAccountContract, async ({ input, address }) => ({
  email: await setUpInvitedAccountCase(input, address),
}));

export const updateMemberRole = memberCallable(updateMemberRoleContract, async ({ input, who }) => {
  await updateMemberRoleCase(who, input.uid, input.role);
  return {};
});

export const removeMember = memberCallable(removeMemberContract, async ({ input, who }) => {
  await removeMemberCase(who, input.uid);
  return {};
});

export const leaveOrg = memberCallable(leaveOrgContract, async ({ who }) => {
  await leaveOrgCase(who);
  return {};
});
