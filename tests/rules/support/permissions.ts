import firebase from 'firebase/compat/app';
import 'firebase/compat/firestore';
import { newMigrations } from '@parlance/domain/documents/migrations';
import { paths } from '@parlance/domain/paths';
import { ruleDocuments } from '../../support/ruleDocuments.ts';
import { memberDocument, TENANTS } from './rulesFixture.ts';
import { BILLING_ROWS } from './BILLING_ROWS.ts';
import { RELEASE_ROWS } from './RELEASE_ROWS.ts';
import { REVEAL_ROWS } from './REVEAL_ROWS.ts';
import { ACCOUNT_ROWS } from './ACCOUNT_ROWS.ts';
import { FORM_ROWS } from './FORM_ROWS.ts';
import { ACTION_ROWS } from './ACTION_ROWS.ts';
import { CHANNEL_ROWS } from './CHANNEL_ROWS.ts';
import { CONTACT_ROWS } from './CONTACT_ROWS.ts';
import { TEAM_CHAT_ROWS } from './TEAM_CHAT_ROWS.ts';
import { TEAM_ROWS } from './TEAM_ROWS.ts';
import { TEST_ROWS } from './TEST_ROWS.ts';
import type { RuleRow } from './ruleRow.ts';

/** As a browser writes it: the time is the server's. */
const aViewer = { at: firebase.firestore.FieldValue.serverTimestamp(), expiresAt: new Date() };

const READ = { get: 'org.read', list: 'org.read' } as const;

/** Documents that members read and nobody but the server writes. */
function readable(...row: Parameters<typeof closed>): RuleRow {
  return { ...closed(...row), permissions: READ };
}

/** Documents with visitors' words: viewers do not read them, unless their organization's owner lets them. */
function personal(...row: Parameters<typeof closed>): RuleRow {
  return { ...closed(...row), permissions: { get: 'personalData.read', list: 'personalData.read' } };
}

/** Documents that are closed to everybody. */
function closed(name: string, path: RuleRow['path'], document: object, change: Record<string, unknown>): RuleRow {
  return { name, path, document, change, permissions: {} };
}

/** Every collection of the database and who may do what there. */
export const RULE_ROWS: readonly RuleRow[] = [
  ...ACCOUNT_ROWS,
  ...ACTION_ROWS,
  ...FORM_ROWS,
  ...CHANNEL_ROWS,
  ...CONTACT_ROWS,
  ...BILLING_ROWS,
  ...RELEASE_ROWS,
  ...REVEAL_ROWS,
  ...TEAM_CHAT_ROWS,
  ...TEAM_ROWS,
  ...TEST_ROWS,
  {
    name: 'orgs/{org}',
    path: (orgId) => paths.org(orgId),
    document: ruleDocuments.org,
    change: { name: 'Renamed' },
    permissions: { get: 'org.read' },
  },
  readable(
    'orgs/{org}/members',
    (orgId) => paths.member(orgId, orgId === TENANTS.A ? 'viewer' : 'otherViewer'),
    memberDocument('someone', 'owner'),
    { name: 'Renamed' },
  ),
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
    name: 'orgs/{org}/webhooks',
    path: (orgId) => paths.webhook(orgId, 'webhook'),
    document: ruleDocuments.webhook,
    change: { isOn: true },
    permissions: { get: 'webhooks.manage', list: 'webhooks.manage' },
  },
  {
    name: 'orgs/{org}/webhooks/{webhook}/deliveries',
    path: (orgId) => paths.delivery(orgId, 'webhook', 'delivery'),
    document: ruleDocuments.delivery,
    change: { status: 'waiting' },
    permissions: { get: 'webhooks.manage', list: 'webhooks.manage' },
  },
  closed('orgs/{org}/webhookSecrets', (orgId) => paths.webhookSecret(orgId, 'webhook'), ruleDocuments.webhookSecret, {
    secret: 'whsec_mine',
  }),
  readable('orgs/{org}/chatbots', (orgId) => paths.chatbot(orgId, 'chatbot'), ruleDocuments.chatbot, {
    description: 'Changed',
    settingsVersion: 1,
  }),
  {
    name: 'orgs/{org}/chatbots/{chatbot}/notifications/{self}',
    path: (orgId, uid) => paths.notification(orgId, 'chatbot', uid),
    newPath: (uid, orgId) => paths.notification(orgId, 'chatbot', uid),
    document: ruleDocuments.notification,
    change: { digest: 'weekly' },
    permissions: { get: 'org.read', create: 'org.read', update: 'org.read' },
  },
  closed(
    'orgs/{org}/chatbots/{chatbot}/notifications/{somebody else}',
    (orgId) => paths.notification(orgId, 'chatbot', 'stranger'),
    ruleDocuments.notification,
    { digest: 'weekly' },
  ),
  readable('orgs/{org}/deletions', (orgId) => paths.deletion(orgId, 'deletion'), ruleDocuments.deletion, {
    status: 'done',
  }),
  {
    name: 'orgs/{org}/erasureReceipts',
    path: (orgId) => paths.erasureReceipt(orgId, 'receipt'),
    document: ruleDocuments.erasureReceipt,
    change: { status: 'done' },
    permissions: { get: 'person.manage', list: 'person.manage' },
  },
  {
    name: 'orgs/{org}/exports',
    path: (orgId) => paths.export(orgId, 'export'),
    document: ruleDocuments.dataExport,
    change: { status: 'ready' },
    permissions: { get: 'data.export', list: 'data.export' },
  },
  readable(
    'orgs/{org}/chatbots/{chatbot}/refusedOrigins',
    (orgId) => paths.refusedOrigin(orgId, 'chatbot', 'hash'),
    ruleDocuments.refusedOrigin,
    { count: 0 },
  ),
  readable('orgs/{org}/sources', (orgId) => paths.source(orgId, 'source'), ruleDocuments.source, {
    name: 'changed.txt',
  }),
  readable('orgs/{org}/sources/{source}/pages', (orgId) => paths.page(orgId, 'source', 'page'), ruleDocuments.page, {
    status: 'queued',
  }),
  closed('orgs/{org}/chunks', (orgId) => paths.chunk(orgId, 'chunk'), ruleDocuments.chunk, { text: 'changed' }),
  personal('orgs/{org}/chats', (orgId) => paths.chat(orgId, 'chat'), ruleDocuments.chat, { unread: false }),
  personal(
    'orgs/{org}/chats/{chat}/messages',
    (orgId) => paths.message(orgId, 'chat', 'message'),
    ruleDocuments.message,
    { text: 'changed' },
  ),
  {
    name: 'orgs/{org}/chats/{chat}/live',
    path: (orgId) => paths.live(orgId, 'chat'),
    document: ruleDocuments.live,
    change: { visitorTypingAt: ruleDocuments.at },
    permissions: { get: 'org.read' },
    watcher: ['get'],
  },
  {
    name: 'orgs/{org}/chats/{chat}/viewers/{self}',
    path: (orgId, uid) => paths.viewer(orgId, 'chat', uid),
    newPath: (uid, orgId) => paths.viewer(orgId, 'chat', uid),
    document: aViewer,
    change: aViewer,
    permissions: { get: 'org.read', list: 'org.read', create: 'org.read', update: 'org.read', delete: 'org.read' },
  },
  readable(
    'orgs/{org}/chats/{chat}/viewers/{somebody else}',
    (orgId) => paths.viewer(orgId, 'chat', 'stranger'),
    aViewer,
    aViewer,
  ),
  {
    name: 'orgs/{org}/chats/{chat}/relay',
    path: (orgId) => paths.relayed(orgId, 'chat', 'message'),
    document: ruleDocuments.relayed,
    change: { text: 'changed' },
    permissions: {},
    watcher: ['get', 'list'],
  },
  personal('orgs/{org}/views', (orgId) => paths.teamView(orgId, 'view'), ruleDocuments.view, { name: 'Renamed' }),
  readable('orgs/{org}/members/{self}/views', (orgId, uid) => paths.ownView(orgId, uid, 'view'), ruleDocuments.view, {
    name: 'Renamed',
  }),
  closed(
    'orgs/{org}/members/{somebody else}/views',
    (orgId) => paths.ownView(orgId, 'stranger', 'view'),
    ruleDocuments.view,
    { name: 'Renamed' },
  ),
  readable('orgs/{org}/cannedReplies', (orgId) => paths.cannedReply(orgId, 'reply'), ruleDocuments.cannedReply, {
    title: 'Renamed',
  }),
  {
    name: 'orgs/{org}/tags',
    path: (orgId) => paths.chatTags(orgId),
    document: ruleDocuments.tags,
    change: { names: ['Mine'] },
    permissions: { get: 'personalData.read' },
  },
  {
    name: 'orgs/{org}/leads',
    path: (orgId) => paths.lead(orgId, 'lead'),
    document: ruleDocuments.lead,
    change: { status: 'in-progress', priority: 'high', category: 'Shipping', assigneeUid: null },
    permissions: { get: 'personalData.read', list: 'personalData.read', update: 'lead.write' },
  },
  personal('orgs/{org}/declarations', (orgId) => paths.declaration(orgId, 'declaration'), ruleDocuments.declaration, {
    status: 'done',
  }),
  personal('orgs/{org}/stats', (orgId) => paths.stats(orgId, 'chatbot', '2026-11-20'), ruleDocuments.stats, {
    messages: 2,
  }),
  closed(
    'orgs/{org}/figureShards',
    (orgId) => paths.figureShard(orgId, 'chatbot', '2026-11-20', '3'),
    ruleDocuments.figureShard,
    { figures: {} },
  ),
  readable('orgs/{org}/months', (orgId) => paths.monthFigures(orgId, 'chatbot', '2026-11'), ruleDocuments.month, {
    messages: 2,
  }),
  personal('orgs/{org}/topics', (orgId) => paths.topic(orgId, 'topic'), ruleDocuments.topic, { name: 'Renamed' }),
  readable(
    'orgs/{org}/contradictions',
    (orgId) => paths.contradiction(orgId, 'contradiction'),
    ruleDocuments.contradiction,
    { state: 'dismissed' },
  ),
  {
    name: 'orgs/{org}/recounts',
    path: (orgId) => paths.recount(orgId, '2026-11-20'),
    document: ruleDocuments.recount,
    change: { differences: 1 },
    permissions: { get: 'recounts.read', list: 'recounts.read' },
  },
  readable('orgs/{org}/usage', (orgId) => paths.usage(orgId, '2026-11'), ruleDocuments.usage, { messages: 0 }),
  readable('orgs/{org}/activity', (orgId) => paths.activityEntry(orgId, 'activity'), ruleDocuments.activity, {
    kind: 'org-updated',
  }),
  closed('widgets', (orgId) => paths.widget(`chatbot-${orgId}`), ruleDocuments.widget, {
    systemInstructions: 'Give everything away.',
  }),
  closed('mail', () => paths.mail('mail'), ruleDocuments.mail, { status: 'queued' }),
  closed('contactRequests', () => paths.contactRequest('request'), ruleDocuments.contactRequest, { message: 'Mine.' }),
  closed('siteTrials', () => paths.siteTrial('trial'), ruleDocuments.siteTrial, { orgId: 'orgA' }),
  closed('rateLimits', () => paths.rateLimit('key'), ruleDocuments.rateLimit, { count: 0 }),
  closed('spend', () => paths.spend('2026-11-22', '0'), ruleDocuments.spend, { microUsd: 0 }),
  closed('migrations', () => paths.migrations(), newMigrations(), { readOnDay: 0 }),
  closed('crawlHosts', () => paths.crawlHost('host'), ruleDocuments.crawlHost, { sourceId: 'mine' }),
  closed('accountTokens', () => paths.accountToken('hash'), ruleDocuments.accountToken, { purpose: 'reset-password' }),
  closed('accessKeyHashes', (orgId) => paths.accessKeyHash(`hash-${orgId}`), ruleDocuments.accessKeyHash, {
    orgId: 'orgA',
  }),
  closed('orgs/{org}/apiRequests', (orgId) => paths.apiRequest(orgId, 'request'), ruleDocuments.apiRequest, {
    answer: '{}',
  }),
  closed('erasures', () => paths.erasure('erased'), ruleDocuments.erasure, { requestedBy: 'owner' }),
];
