import {
  createAccessKey as createAccessKeyContract,
  deleteAccessKey as deleteAccessKeyContract,
} from '@parlance/domain/contracts/accessKeys';
import { memberCallable } from '../access/defineCallable.ts';
import { createAccessKey as createAccessKeyCase } from './createAccessKey.ts';
import { deleteAccessKey as deleteAccessKeyCase } from './deleteAccessKey.ts';

export const createAccessKey = memberCallable(createAccessKeyContract, async ({ input, who }) =>
  createAccessKeyCase(who, input.name),
);

export const deleteAccessKey = memberCallable(deleteAccessKeyContract, async ({ input, who }) => {
  await deleteAccessKeyCase(who, input.keyId);
  return {};
});
