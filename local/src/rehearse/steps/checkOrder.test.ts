import { expect, it } from 'vitest';
import type { CloudRequest } from '../cloud/CloudRequest.ts';
import { imageProblems, orderProblems } from './checkOrder.ts';

function ask(method: string, path: string, query = '', json?: unknown): CloudRequest {
  return { origin: '', method, path, query: new URLSearchParams(query), body: Buffer.alloc(0), json };
}

const INDEX = ask('POST', '/v1/projects/p/databases/(default)/collectionGroups/chats/indexes');
const RULES = ask('PATCH', '/v1/projects/p/releases/cloud.firestore');
const FUNCTION = ask('POST', '/v2/projects/p/locations/europe-west3/functions', 'functionId=web');
const SITE = ask('POST', '/v1beta1/projects/p/sites/p/releases');
const OLD = ask('DELETE', '/v1/projects/p/databases/(default)/collectionGroups/former/indexes/OLD');

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

it('sees an index that is removed, which the version before asks for', () => {
  expect(orderProblems([INDEX, OLD, RULES, FUNCTION, SITE])).toEqual([
    'The deployment deleted /v1/projects/p/databases/(default)/collectionGroups/former/indexes/OLD.',
  ]);
});

it('sees images that are gone before somebody could want to go back to them', () => {
  const policy = (olderThan: string) =>
    ask('PATCH', '/v1/projects/p/locations/r/repositories/gcf-artifacts', '', {
      cleanupPolicies: { own: { condition: { olderThan } } },
    });
  expect(imageProblems([policy('86400s'), policy('2592000s')])).toEqual([]);
  expect(imageProblems([policy('86400s')])).toEqual(['Images of functions are kept for 1 days, not 30.']);
  expect(imageProblems([])).toEqual(['Images of functions are kept for 1 days, not 30.']);
});
