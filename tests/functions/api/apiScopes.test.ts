import { ACCESS_SCOPES } from '@parlance/domain/documents/organizations/accessKey';
import { paths } from '@parlance/domain/paths';
import { expect, it } from 'vitest';
import { OPERATIONS } from '../../../functions/src/edge/api/OPERATIONS.ts';
import { requireKey } from '../../../functions/src/edge/api/requireKey.ts';
import { createAccessKey } from '../../../functions/src/identity/accessKeys/createAccessKey.ts';
import { admin } from '../../support/admin.ts';
import { makeOrg } from '../../support/makeOrg.ts';
import { membershipOf } from '../support/accounts/membershipOf.ts';
import { callApi } from '../support/api/callApi.ts';
import { makeKey } from '../support/api/makeKey.ts';

it('a key does what its scopes say: each operation is refused to one with all others (T-04)', async () => {
  const org = await makeOrg();
  const other = await makeOrg();
  const [someKeys, otherKeys] = await Promise.all(
    [org, other].map(async (each, half) => {
      const scopes = ACCESS_SCOPES.filter((_, index) => index % 2 === half);
      return Promise.all(
        scopes.map(
          async (scope) =>
            [
              scope,
              await makeKey(
                each,
                ACCESS_SCOPES.filter((one) => one !== scope),
              ),
            ] as const,
        ),
      );
    }),
  );
  const keyWithout = new Map([...(someKeys ?? []), ...(otherKeys ?? [])]);
  for (const { method, path, scope, id } of OPERATIONS) {
    const { status, headers, text } = await callApi(path.replaceAll(/\{\w+\}/g, 'x'), keyWithout.get(scope), {
      method,
    });
    expect([id, status, headers.get('content-type')]).toEqual([id, 403, 'application/problem+json; charset=utf-8']);
    expect(headers.get('www-authenticate')).toContain('insufficient_scope');
    expect(JSON.parse(text)).toMatchObject({
      title: 'Forbidden',
      code: 'permission-denied',
      detail: `The key needs the scope ${scope}.`,
    });
  }
});

it('a key from before there were scopes can do what it could', async () => {
  const org = await makeOrg();
  const { key, keyId } = await createAccessKey(membershipOf(org, 'owner'), 'Old', ['ask']);
  const ref = admin.db.doc(paths.accessKey(org.orgId, keyId));
  const { scopes: _, ...before } = (await ref.get()).data() ?? {};
  await ref.set(before);
  expect((await requireKey(`Bearer ${key}`)).scopes.toSorted()).toEqual(['chatbots:read', 'chats:read', 'leads:read']);
  for (const [target, status] of [
    ['/leads', 200],
    ['/chats', 200],
    ['/chatbots', 200],
    ['/sources', 403],
  ] as const) {
    expect((await callApi(target, key)).status).toBe(status);
  }
});
