import * as z from 'zod/mini';
import { ACCESS_SCOPES } from '../documents/organizations/accessKey.ts';
import { idSchema } from '../ids.ts';
import { LIMITS } from '../limits.ts';
import { defineContract } from './contract.ts';
import { lineField } from '../fields.ts';

/** Makes a key of the API, which may do what its scopes say and nothing else. This answer is the only place where it is ever shown. Fails with `access-key-limit-reached` { current, max }. */
export const createAccessKey = defineContract({
  name: 'createAccessKey',
  access: { kind: 'member', action: 'accessKeys.manage' },
  idempotent: false,
  input: z.strictObject({
    orgId: idSchema,
    name: lineField(LIMITS.nameCharacters),
    scopes: z.array(z.enum(ACCESS_SCOPES)).check(z.minLength(1), z.maxLength(ACCESS_SCOPES.length)),
  }),
  output: z.strictObject({ keyId: idSchema, key: z.string() }),
});

/** Deletes a key of the API: requests that carry it are refused from then on. */
export const deleteAccessKey = defineContract({
  name: 'deleteAccessKey',
  access: { kind: 'member', action: 'accessKeys.manage' },
  idempotent: true,
  input: z.strictObject({ orgId: idSchema, keyId: idSchema }),
  output: z.strictObject({}),
});
