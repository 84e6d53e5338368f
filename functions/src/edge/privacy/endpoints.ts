import * as contracts from '@parlance/domain/contracts/privacy';
import { type Endpoint, memberEndpoint } from '../../kernel/access/endpoint.ts';
import { countPerson } from './countPerson.ts';
import { erasePerson } from './erasePerson.ts';
import { exportPerson } from './exportPerson.ts';
import { findPerson } from './findPerson.ts';

export const privacyEndpoints: readonly Endpoint[] = [
  memberEndpoint(contracts.findPerson, async ({ input: { orgId, person } }) =>
    countPerson(orgId, await findPerson(orgId, person)),
  ),
  memberEndpoint(contracts.exportPerson, async ({ input: { person }, who, send }) => ({
    characters: await exportPerson(who, person, (text) => send({ text })),
  })),
  memberEndpoint(contracts.erasePerson, async ({ input, who }) => {
    await erasePerson(who, input);
    return {};
  }),
];
