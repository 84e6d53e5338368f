import { expect, it } from 'vitest';
import type { CloudRequest } from '../cloud/CloudRequest.ts';
import { orderProblems } from './checkOrder.ts';

function ask(method: string, path: string, query = ''): CloudRequest {
  return { origin: '', method, path, query: new URLSearchParams(query), body: Buffer.alloc(0), json: undefined };
}

const INDEX = ask('POST', '/v1/projects/p/databases/(default)/collectionGroups/chats/indexes');
const RULES = ask('PATCH', '/v1/projects/p/releases/cloud.firestore');
const FUNCTION = ask('POST', '/v2/projects/p/locations/europe-west3/functions', 'functionId=web');
const SITE = ask('POST', '/v1beta1/projects/p/sites/p/releases');

it('finds nothing in the right order', () => {
  expect(orderProblems([INDEX, INDEX, RULES, FUNCTION, FUNCTION, SITE])).toEqual([]);
});

it('sees functions that are there before what they rely on, and a site before its functions', () => {
  expect(orderProblems([INDEX, FUNCTION, RULES, SITE])).toEqual(['The deployment released functions before rules.']);
  expect(orderProblems([INDEX, RULES, FUNCTION, SITE, FUNCTION])).toEqual([
    'The deployment released site before functions.',
  ]);
});

it('sees what was not released', () => {
  expect(orderProblems([INDEX, RULES, SITE])).toEqual(['The deployment released no functions.']);
});
