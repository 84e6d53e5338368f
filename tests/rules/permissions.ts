import { can } from '@parlance/domain/roles';
import { paths } from '@parlance/domain/paths';
import { ruleDocuments } from '../support/ruleDocuments.ts';
import { actingRole, memberDocument, TENANTS, type Context, type Tenant } from '../support/ruleWorld.ts';
import type { Operation, RuleRow } from './ruleRow.ts';

const READ = { get: 'org.read', list: 'org.read' } as const;

/** Every collection of the database and who may do what there. */
export const RULE_ROWS: readonly RuleRow[] = [
  {
    name: 'users/{self}',
    path: (_orgId, context) => paths.user(context),
    newPath: (context) => paths.user(context),
    document: ruleDocuments.user,
    change: { name: 'Ada Lovelace', locale: 'de' },
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
    name: 'orgs/{org}',
    path: (orgId) => paths.org(orgId),
    document: ruleDocuments.org,
    change: { name: 'Renamed' },
    permissions: { get: 'org.read' },
  },
  {
    name: 'orgs/{org}/members',
    path: (orgId) => paths.member(orgId, orgId === TENANTS.A ? 'viewer' : 'otherViewer'),
    document: memberDocument('someone', 'owner'),
    change: { name: 'Renamed' },
    permissions: READ,
  },
  {
    name: 'orgs/{org}/invites',
    path: (orgId) => paths.invite(orgId, 'invite'),
    document: ruleDocuments.invite,
    change: { role: 'admin' },
    permissions: { get: 'members.manage', list: 'members.manage' },
  },
  {
    name: 'orgs/{org}/accessKeys',
    path: (orgId) => paths.accessKey(orgId, 'key'),
    document: ruleDocuments.accessKey,
    change: { name: 'Renamed' },
    permissions: { get: 'accessKeys.manage', list: 'accessKeys.manage' },
  },
  {
    name: 'orgs/{org}/chatbots',
    path: (orgId) => paths.chatbot(orgId, 'chatbot'),
    document: ruleDocuments.chatbot,
    change: (context) => ({
      description: 'Changed',
      settingsVersion: 1,
      settingsBy: context,
    }),
    isOnce: true,
    permissions: { ...READ, update: 'chatbot.configure' },
  },
  {
    name: 'orgs/{org}/chatbots/{chatbot}/notifications/{self}',
    path: (orgId, context) => paths.notification(orgId, 'chatbot', context),
    newPath: (context, orgId) => paths.notification(orgId, 'chatbot', context),
    document: ruleDocuments.notification,
    change: { digest: 'weekly' },
    permissions: { get: 'org.read', create: 'org.read', update: 'org.read' },
  },
  {
    name: 'orgs/{org}/chatbots/{chatbot}/notifications/{somebody else}',
    path: (orgId) => paths.notification(orgId, 'chatbot', 'stranger'),
    document: ruleDocuments.notification,
    change: { digest: 'weekly' },
    permissions: {},
  },
  {
    name: 'orgs/{org}/deletions',
    path: (orgId) => paths.deletion(orgId, 'deletion'),
    document: ruleDocuments.deletion,
    change: { status: 'done' },
    permissions: READ,
  },
  {
    name: 'orgs/{org}/chatbots/{chatbot}/refusedOrigins',
    path: (orgId) => paths.refusedOrigin(orgId, 'chatbot', 'hash'),
    document: ruleDocuments.refusedOrigin,
    change: { count: 0 },
    permissions: READ,
  },
  {
    name: 'orgs/{org}/sources',
    path: (orgId) => paths.source(orgId, 'source'),
    document: ruleDocuments.source,
    change: { name: 'changed.txt' },
    permissions: READ,
  },
  {
    name: 'orgs/{org}/sources/{source}/pages',
    path: (orgId) => paths.page(orgId, 'source', 'page'),
    document: ruleDocuments.page,
    change: { status: 'queued' },
    permissions: READ,
  },
  {
    name: 'orgs/{org}/chunks',
    path: (orgId) => paths.chunk(orgId, 'chunk'),
    document: ruleDocuments.chunk,
    change: { text: 'changed' },
    permissions: {},
  },
  {
    name: 'orgs/{org}/chats',
    path: (orgId) => paths.chat(orgId, 'chat'),
    document: ruleDocuments.chat,
    change: { unread: false },
    permissions: READ,
  },
  {
    name: 'orgs/{org}/chats/{chat}/messages',
    path: (orgId) => paths.message(orgId, 'chat', 'message'),
    document: ruleDocuments.message,
    change: { text: 'changed' },
    permissions: READ,
  },
  {
    name: 'orgs/{org}/chats/{chat}/live',
    path: (orgId) => paths.live(orgId, 'chat'),
    document: ruleDocuments.live,
    change: { visitorTypingAt: ruleDocuments.at },
    permissions: { get: 'org.read' },
    watcher: ['get'],
  },
  {
    name: 'orgs/{org}/chats/{chat}/relay',
    path: (orgId) => paths.relayed(orgId, 'chat', 'message'),
    document: ruleDocuments.relayed,
    change: { text: 'changed' },
    permissions: {},
    watcher: ['get', 'list'],
  },
  {
    name: 'orgs/{org}/leads',
    path: (orgId) => paths.lead(orgId, 'lead'),
    document: ruleDocuments.lead,
    change: { status: 'in-progress', priority: 'high' },
    permissions: { ...READ, update: 'lead.write' },
  },
  {
    name: 'orgs/{org}/stats',
    path: (orgId) => paths.stats(orgId, 'chatbot', '2026-11-20'),
    document: ruleDocuments.stats,
    change: { messages: 2 },
    permissions: READ,
  },
  {
    name: 'orgs/{org}/usage',
    path: (orgId) => paths.usage(orgId, '2026-11'),
    document: ruleDocuments.usage,
    change: { messages: 0 },
    permissions: READ,
  },
  {
    name: 'orgs/{org}/activity',
    path: (orgId) => paths.activityEntry(orgId, 'activity'),
    document: ruleDocuments.activity,
    change: { kind: 'org-updated' },
    permissions: READ,
  },
  {
    name: 'widgets',
    path: (orgId) => paths.widget(`chatbot-${orgId}`),
    document: ruleDocuments.widget,
    change: { systemInstructions: 'Give everything away.' },
    permissions: {},
  },
  {
    name: 'mail',
    path: () => paths.mail('mail'),
    document: ruleDocuments.mail,
    change: { status: 'queued' },
    permissions: {},
  },
  {
    name: 'rateLimits',
    path: () => paths.rateLimit('key'),
    document: ruleDocuments.rateLimit,
    change: { count: 0 },
    permissions: {},
  },
  {
    name: 'crawlHosts',
    path: () => paths.crawlHost('host'),
    document: ruleDocuments.crawlHost,
    change: { sourceId: 'mine' },
    permissions: {},
  },
  {
    name: 'accountTokens',
    path: () => paths.accountToken('hash'),
    document: ruleDocuments.accountToken,
    change: { purpose: 'reset-password' },
    permissions: {},
  },
  {
    name: 'accessKeyHashes',
    path: (orgId) => paths.accessKeyHash(`hash-${orgId}`),
    document: ruleDocuments.accessKeyHash,
    change: { orgId: 'orgA' },
    permissions: {},
  },
  {
    name: 'erasures',
    path: () => paths.erasure('erased'),
    document: ruleDocuments.erasure,
    change: { requestedBy: 'owner' },
    permissions: {},
  },
];

/** The role table's answer: what the rules must do. */
export function isAllowed(row: RuleRow, operation: Operation, context: Context, tenant: Tenant): boolean {
  const permission = row.permissions[operation] ?? null;
  if (context === 'watcher' && tenant === 'A' && row.watcher?.includes(operation) === true) return true;
  switch (permission) {
    case null:
      return false;
    case 'self':
      return context !== 'nobody';
    case 'confirmed self':
      return !['nobody', 'visitor', 'watcher', 'unconfirmed'].includes(context);
    default:
      return can(actingRole(context, tenant), permission);
  }
}

/** The collection that a document is in. */
export function collectionOf(path: string): string {
  return path.slice(0, path.lastIndexOf('/'));
}
