import type { AccessScope } from '@parlance/domain/documents/organizations/accessKey';

/** Lists that a first request can read, the most telling first. What no list is of begins with the API's description. */
const LISTS: readonly (readonly [AccessScope, string])[] = [
  ['leads:read', 'leads'],
  ['chats:read', 'chats'],
  ['sources:read', 'sources'],
  ['chatbots:read', 'chatbots'],
];

const ANY_KEY: { key: string; scopes: readonly AccessScope[] } = { key: 'plk_…', scopes: ['leads:read'] };

/** A first request to the API, ready for a terminal, that the key's scopes allow. Without a key, a placeholder stands in its place. */
export function apiExample(origin: string, { key, scopes } = ANY_KEY): string {
  const list = LISTS.find(([scope]) => scopes.includes(scope))?.[1] ?? 'openapi.json';
  return `curl -H "Authorization: Bearer ${key}" ${origin}/api/v1/${list}`;
}
