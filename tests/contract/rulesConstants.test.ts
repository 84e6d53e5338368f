import { DIGESTS } from '@parlance/domain/documents/chatbots/notification';
import { LEAD_PRIORITIES, LEAD_STATUSES } from '@parlance/domain/documents/chats/lead';
import { FILE_TYPES } from '@parlance/domain/fileTypes';
import { PERSON_PROVIDERS, visitorUid } from '@parlance/domain/identity';
import { LIMITS } from '@parlance/domain/limits';
import { LOCALES } from '@parlance/domain/locales';
import { type Action, ROLE_TABLE } from '@parlance/domain/roles';
import { describe, expect, it } from 'vitest';
import { readRepo } from '../support/repo.ts';

const firestoreRules = readRepo('firestore.rules');
const storageRules = readRepo('storage.rules');

function group(source: string, pattern: RegExp): string {
  const found = pattern.exec(source)?.[1];
  if (found === undefined) throw new Error(`${pattern} is not in the rules`);
  return found;
}

function strings(list: string): string[] {
  return [...list.matchAll(/'([^']*)'/g)].map(([, text]) => text ?? '');
}

describe.each([
  ['firestore.rules', firestoreRules],
  ['storage.rules', storageRules],
])('who is a person in %s', (_name, rules) => {
  it('signs in as identityOf says', () => {
    expect(strings(group(rules, /sign_in_provider in \[([^\]]+)\]/))).toEqual([...PERSON_PROVIDERS]);
  });

  it('is no account of a visitor’s browser', () => {
    expect(visitorUid('chat')).toMatch(
      new RegExp(`^(?:${group(rules, /!request\.auth\.uid\.matches\('([^']+)'\)/)})$`),
    );
  });
});

describe('firestore.rules', () => {
  it.each([
    ['a lead’s status', LEAD_STATUSES, /data\.status in \[([^\]]+)\]/],
    ['a lead’s priority', LEAD_PRIORITIES, /data\.priority in \[([^\]]+)\]/],
    ['a language', LOCALES, /data\.locale in \[([^\]]+)\]/],
  ])('takes for %s what the schema takes', (_what, expected, pattern) => {
    expect(strings(group(firestoreRules, pattern))).toEqual([...expected]);
  });

  it('takes for a digest what the schema takes', () => {
    expect(strings(group(firestoreRules, /data\.digest in \[([^\]]+)\]/))).toEqual([...DIGESTS]);
  });

  it('takes names of the length that the forms take', () => {
    expect(Number(group(firestoreRules, /name\.size\(\) <= (\d+)/))).toBe(LIMITS.nameCharacters);
  });

  it('takes categories of the length that the form takes', () => {
    expect(Number(group(firestoreRules, /value\.size\(\) <= (\d+)/))).toBe(LIMITS.leadCategoryCharacters);
  });

  it('lets those be given leads who may work on them', () => {
    const roles = group(firestoreRules, /function isWorker\(membership\) \{\s*return [^[]+\[([^\]]+)\]/);
    expect(strings(roles)).toEqual([...ROLE_TABLE['lead.write']]);
  });

  it.each<readonly [string, Action]>([
    ['canRead', 'org.read'],
    ['canManage', 'members.manage'],
    ['canManage', 'teams.manage'],
    ['canManage', 'accessKeys.manage'],
    ['canManage', 'webhooks.manage'],
    ['canWork', 'chat.write'],
    ['canWork', 'lead.write'],
    ['canManage', 'personalData.always'],
    ['canWork', 'personalData.read'],
    ['canWork', 'personalData.reveal'],
  ])('%s names the roles of %s', (predicate, action) => {
    const pattern = new RegExp(String.raw`function ${predicate}\(orgId\) \{\s*return hasRole\(orgId, \[([^\]]+)\]\)`);
    expect(strings(group(firestoreRules, pattern))).toEqual([...ROLE_TABLE[action]]);
  });
});

describe('storage.rules', () => {
  it('knows the file types of the domain', () => {
    const body = group(storageRules, /function contentTypeOf\(fileType\) \{\s*return \{([^}]+)\}/);
    const pairs = [...body.matchAll(/'([^']+)':\s*'([^']+)'/g)].map(([, type, mime]) => [type, mime]);
    expect(pairs).toEqual(Object.entries(FILE_TYPES));
  });

  it('has the size limit of the domain', () => {
    const factors = group(storageRules, /request\.resource\.size <= ([\d *]+)/).split('*');
    expect(factors.reduce((product, factor) => product * Number(factor), 1)).toBe(LIMITS.documentBytesLarge);
  });

  it('lets those roles upload that may add sources', () => {
    expect(strings(group(storageRules, /member\.role in \[([^\]]+)\]/))).toEqual([...ROLE_TABLE['source.write']]);
  });
});
