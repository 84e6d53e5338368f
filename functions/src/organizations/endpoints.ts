import {
  deleteOrg as deleteOrgContract,
  transferOwnership as transferOwnershipContract,
  updateOrg as updateOrgContract,
} from '@parlance/domain/contracts/organizations';
import { memberCallable } from '../access/defineCallable.ts';
import { deleteOrg as deleteOrgCase } from './deleteOrg.ts';
import { transferOwnership as transferOwnershipCase } from './transferOwnership.ts';
import { updateOrg as updateOrgCase } from './updateOrg.ts';

export const updateOrg = memberCallable(updateOrgContract, async ({ input, who }) => {
  await updateOrgCase(who, input);
  return {};
});

export const transferOwnership = memberCallable(transferOwnershipContract, async ({ input, who }) => {
  await transferOwnershipCase(who, input.uid);
  return {};
});

export const deleteOrg = memberCallable(deleteOrgContract, async ({ input, who }) => {
  await deleteOrgCase(who, input.name);
  return {};
});
