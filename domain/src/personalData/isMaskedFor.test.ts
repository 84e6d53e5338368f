import { expect, it } from 'vitest';
import { ROLES } from '../roles.ts';
import { isMaskedFor } from './isMaskedFor.ts';
import { PERSONAL_DATA_ACCESS, personalDataAccess, storedAccess } from './personalDataAccess.ts';

it.each([
  ['everybody', []],
  ['members', ['viewer']],
  ['on-request', ['member', 'viewer']],
] as const)('with "%s" these roles get personal data masked: %j', (access, masked) => {
  expect(ROLES.filter((role) => isMaskedFor(role, storedAccess(access)))).toEqual(masked);
});

it('reads a decision as it was stored', () => {
  expect(PERSONAL_DATA_ACCESS.map((access) => personalDataAccess(storedAccess(access)))).toEqual(PERSONAL_DATA_ACCESS);
});
