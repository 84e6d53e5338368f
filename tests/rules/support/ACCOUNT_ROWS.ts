import { paths } from '@parlance/domain/paths';
import { ruleDocuments } from '../../support/ruleDocuments.ts';
import { SESSION_BEGAN } from './rulesFixture.ts';
import type { RuleRow } from './ruleRow.ts';

/** People's own profiles and sessions, somebody else's, and what is there for everybody with an account. */
export const ACCOUNT_ROWS: readonly RuleRow[] = [
  {
    name: 'users/{self}',
    path: (_orgId, uid) => paths.user(uid),
    newPath: (uid) => paths.user(uid),
    document: ruleDocuments.user,
    change: { locale: 'de', localeAt: new Date(), conversationSettings: { sound: true, showTyping: false } },
    permissions: { get: 'self', update: 'confirmed self' },
  },
  {
    name: 'users/{somebody else}',
    path: () => paths.user('stranger'),
    document: ruleDocuments.user,
    change: { name: 'Ada Lovelace', locale: 'de' },
    permissions: {},
  },
  {
    name: 'users/{self}/sessions',
    path: (_orgId, uid) => paths.session(uid, String(SESSION_BEGAN)),
    document: ruleDocuments.session,
    change: { browser: 'Chrome' },
    permissions: { get: 'confirmed self', list: 'confirmed self' },
  },
  {
    name: 'status',
    path: () => paths.modelStatus(),
    document: ruleDocuments.modelStatus,
    change: { problems: [] },
    permissions: { get: 'confirmed' },
  },
  {
    name: 'users/{somebody else}/sessions',
    path: () => paths.session('stranger', String(SESSION_BEGAN)),
    document: ruleDocuments.session,
    change: { browser: 'Chrome' },
    permissions: {},
  },
];
