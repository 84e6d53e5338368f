import { readFileSync } from 'node:fs';
import type { Member } from '@parlance/domain/documents/organizations/member';
import { newMigrations } from '@parlance/domain/documents/migrations';
import { paths } from '@parlance/domain/paths';
import type { Role } from '@parlance/domain/roles';
import {
  initializeTestEnvironment,
  type RulesTestContext,
  type RulesTestEnvironment,
  type TokenOptions,
} from '@firebase/rules-unit-testing';
import { setLogLevel } from 'firebase/firestore';
import { type Context, CONTEXTS, uidOf } from './CONTEXTS.ts';
import { ruleReleaseDocuments } from '../../support/documents/ruleReleaseDocuments.ts';
import { ruleDraftDocuments } from '../../support/documents/ruleDraftDocuments.ts';
import { ruleTestDocuments } from '../../support/documents/ruleTestDocuments.ts';
import { ruleChannelDocuments } from '../../support/channels/ruleChannelDocuments.ts';
import { ruleTeamChatDocuments } from '../../support/channels/ruleTeamChatDocuments.ts';
import { ruleDocuments } from '../../support/ruleDocuments.ts';
import { suiteUrls } from '../../support/suiteUrls.ts';

export const FIRESTORE_RULES = readFileSync(new URL('../../../firestore.rules', import.meta.url), 'utf8');

/** The library hands out the web SDK's older, chained interface. */
type Firestore = ReturnType<RulesTestContext['firestore']>;

/** Start of everybody's session, in seconds since 1970 like a token's `auth_time`. */
export const SESSION_BEGAN = 1_700_000_000;

export const TENANTS = { A: 'orgA', B: 'orgB' } as const;
export type Tenant = keyof typeof TENANTS;

type Membership = readonly [uid: string, role: Role, status: Member['status']];

const MEMBERSHIPS: Readonly<Record<Tenant, readonly Membership[]>> = {
  A: [
    ['owner', 'owner', 'active'],
    ['admin', 'admin', 'active'],
    ['member', 'member', 'active'],
    ['viewer', 'viewer', 'active'],
    ['unconfirmed', 'member', 'active'],
    ['pending', 'member', 'pending'],
    // Nothing but the rules keeps these four out.
    ['visitor-promoted', 'owner', 'active'],
    ['minted', 'owner', 'active'],
    ['marked', 'owner', 'active'],
    ['ended', 'owner', 'active'],
  ],
  B: [
    ['otherOwner', 'owner', 'active'],
    ['otherAdmin', 'admin', 'active'],
    ['otherMember', 'member', 'active'],
    ['otherViewer', 'viewer', 'active'],
  ],
};

/** The role with which somebody acts in an organization; none for those whom the rules must treat as strangers. */
export function actingRole(context: Context, tenant: Tenant): Role | undefined {
  if (tenant === 'B') return context === 'otherOwner' ? 'owner' : undefined;
  switch (context) {
    case 'owner':
    case 'admin':
    case 'member':
    case 'viewer':
      return context;
    default:
      return undefined;
  }
}

export function memberDocument(uid: string, role: Role, status: Member['status'] = 'active'): Member {
  return {
    name: uid,
    email: `${uid.toLowerCase()}@example.com`,
    role,
    status,
    sessionsFrom: 0,
    endedSessions: [],
    createdAt: ruleDocuments.at,
  };
}

export type Verdict = 'allowed' | 'denied';

function isDenial(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'permission-denied';
}

/** Verdict of the rules on a request. Rejects if it failed for any other reason. */
export async function verdictOf(attempted: Promise<unknown>): Promise<Verdict> {
  try {
    await attempted;
    return 'allowed';
  } catch (error) {
    if (isDenial(error)) return 'denied';
    throw error;
  }
}

function seededDocuments(): Map<string, object> {
  const documents = new Map<string, object>([
    [paths.mail('mail'), ruleDocuments.mail],
    [paths.contactRequest('request'), ruleDocuments.contactRequest],
    [paths.siteTrial('trial'), ruleDocuments.siteTrial],
    [paths.rateLimit('key'), ruleDocuments.rateLimit],
    [paths.modelStatus(), ruleDocuments.modelStatus],
    [paths.spend('2026-11-22', '0'), ruleDocuments.spend],
    [paths.migrations(), newMigrations()],
    [paths.accountToken('hash'), ruleDocuments.accountToken],
    [paths.erasure('erased'), ruleDocuments.erasure],
    [paths.crawlHost('host'), ruleDocuments.crawlHost],
    // Nobody signs in as this person.
    [paths.user('stranger'), ruleDocuments.user],
  ]);
  for (const context of CONTEXTS) {
    if (context === 'nobody' || context === 'visitor' || context === 'watcher') continue;
    documents.set(paths.user(uidOf(context)), {
      ...ruleDocuments.user,
      email: emailOf(context),
      endedSessions: context === 'ended' ? [SESSION_BEGAN] : [],
    });
  }
  for (const uid of [...CONTEXTS.map(uidOf), 'stranger']) {
    documents.set(paths.session(uid, String(SESSION_BEGAN)), ruleDocuments.session);
  }
  for (const tenant of ['A', 'B'] as const) {
    const orgId = TENANTS[tenant];
    documents.set(paths.org(orgId), { ...ruleDocuments.org, ownerUid: tenant === 'A' ? 'owner' : 'otherOwner' });
    for (const [uid, role, status] of MEMBERSHIPS[tenant]) {
      const endedSessions = uid === 'ended' ? [SESSION_BEGAN] : [];
      documents.set(paths.member(orgId, uid), { ...memberDocument(uid, role, status), endedSessions });
    }
    documents.set(paths.chatbot(orgId, 'chatbot'), ruleDocuments.chatbot);
    for (const context of CONTEXTS)
      documents.set(paths.notification(orgId, 'chatbot', uidOf(context)), ruleDocuments.notification);
    documents.set(paths.notification(orgId, 'chatbot', 'stranger'), ruleDocuments.notification);
    documents.set(paths.testState(orgId, 'chatbot'), ruleTestDocuments.testState);
    documents.set(paths.testCase(orgId, 'chatbot', 'case'), ruleTestDocuments.testCase);
    documents.set(paths.testRun(orgId, 'chatbot', 'run'), ruleTestDocuments.testRun);
    documents.set(paths.draftRun(orgId, 'chatbot', 'run'), ruleDraftDocuments.draftRun);
    documents.set(paths.draftAnswer(orgId, 'run', 'message'), ruleDraftDocuments.draftAnswer);
    documents.set(paths.testResult(orgId, 'chatbot', 'run', 'case'), ruleTestDocuments.testResult);
    documents.set(paths.release(orgId, 'chatbot', '2'), ruleReleaseDocuments.release);
    documents.set(paths.knowledge(orgId, 'chatbot', '1', '0'), ruleReleaseDocuments.knowledge);
    documents.set(paths.releaseState(orgId, 'chatbot'), ruleReleaseDocuments.releaseState);
    documents.set(paths.removedSource(orgId, 'source'), ruleReleaseDocuments.removedSource);
    documents.set(paths.deletion(orgId, 'deletion'), ruleDocuments.deletion);
    documents.set(paths.source(orgId, 'source'), ruleDocuments.source);
    documents.set(paths.page(orgId, 'source', 'page'), ruleDocuments.page);
    documents.set(paths.chunk(orgId, 'chunk'), ruleDocuments.chunk);
    documents.set(paths.chat(orgId, 'chat'), { ...ruleDocuments.chat, mode: 'human' });
    documents.set(paths.message(orgId, 'chat', 'message'), ruleDocuments.message);
    documents.set(paths.live(orgId, 'chat'), ruleDocuments.live);
    documents.set(paths.relayed(orgId, 'chat', 'message'), ruleDocuments.relayed);
    documents.set(paths.lead(orgId, 'lead'), ruleDocuments.lead);
    documents.set(paths.declaration(orgId, 'declaration'), ruleDocuments.declaration);
    documents.set(paths.channel(orgId, 'chatbot', 'channel'), ruleChannelDocuments.channel);
    documents.set(paths.channelSecret(orgId, 'chatbot', 'channel'), ruleChannelDocuments.channelSecret);
    documents.set(paths.thread(orgId, 'thread'), ruleChannelDocuments.thread);
    documents.set(paths.inbound(orgId, 'event'), ruleChannelDocuments.inbound);
    documents.set(paths.outbound(orgId, 'outbound'), ruleChannelDocuments.outbound);
    documents.set(paths.teamChat(orgId, 'teamChat'), ruleTeamChatDocuments.teamChat);
    documents.set(paths.teamChatSecret(orgId, 'teamChat'), ruleTeamChatDocuments.teamChatSecret);
    documents.set(paths.teamPost(orgId, 'post'), ruleTeamChatDocuments.teamPost);
    documents.set(paths.teamEvent(orgId, 'event'), ruleTeamChatDocuments.teamEvent);
    documents.set(paths.teamThread(orgId, 'chat'), ruleTeamChatDocuments.teamThread);
    documents.set(paths.form(orgId, 'chatbot', 'form'), ruleDocuments.form);
    documents.set(paths.submission(orgId, 'submission'), ruleDocuments.submission);
    documents.set(paths.stats(orgId, 'chatbot', '2026-11-20'), ruleDocuments.stats);
    documents.set(paths.figureShard(orgId, 'chatbot', '2026-11-20', '3'), ruleDocuments.figureShard);
    documents.set(paths.monthFigures(orgId, 'chatbot', '2026-11'), ruleDocuments.month);
    documents.set(paths.topic(orgId, 'topic'), ruleDocuments.topic);
    documents.set(paths.contradiction(orgId, 'contradiction'), ruleDocuments.contradiction);
    documents.set(paths.recount(orgId, '2026-11-20'), ruleDocuments.recount);
    documents.set(paths.usage(orgId, '2026-11'), ruleDocuments.usage);
    documents.set(paths.activityEntry(orgId, 'activity'), ruleDocuments.activity);
    documents.set(paths.invite(orgId, 'invite'), ruleDocuments.invite);
    documents.set(paths.accessKey(orgId, 'key'), ruleDocuments.accessKey);
    documents.set(paths.apiRequest(orgId, 'request'), ruleDocuments.apiRequest);
    documents.set(paths.webhook(orgId, 'webhook'), ruleDocuments.webhook);
    documents.set(paths.webhookSecret(orgId, 'webhook'), ruleDocuments.webhookSecret);
    documents.set(paths.delivery(orgId, 'webhook', 'delivery'), ruleDocuments.delivery);
    documents.set(paths.accessKeyHash(`hash-${orgId}`), { ...ruleDocuments.accessKeyHash, orgId });
    documents.set(paths.widget(`chatbot-${orgId}`), { ...ruleDocuments.widget, orgId });
  }
  return documents;
}

export interface RulesFixture {
  projectId: string;
  /** One client a person, connected for as long as the fixture stands. */
  as: (context: Context) => Firestore;
  /** Does what the server would do, past all rules. */
  asAdmin: (work: (db: Firestore) => Promise<unknown>) => Promise<void>;
  /** Puts every document back to what it was at the start. */
  reset: () => Promise<void>;
  stop: () => Promise<void>;
}

/** The claims of a browser that watches a conversation, as `watchChat` makes them. */
export function watcherClaims(visitorOrg: string, visitorChat: string) {
  return { visitorOrg, visitorChat, auth_time: SESSION_BEGAN };
}

function emailOf(context: Context): string {
  return `${context.toLowerCase()}@example.com`;
}

type Provider = NonNullable<TokenOptions['firebase']>['sign_in_provider'];

/** Claims of somebody's ID token for whichever way they signed in. */
export function by(sign_in_provider: Provider): Pick<TokenOptions, 'firebase'> {
  return { firebase: { sign_in_provider, identities: {} } };
}

function claimsOf(context: Context): TokenOptions {
  const person = {
    email: emailOf(context),
    email_verified: true,
    // Authentication says so of anybody who clicks a link of its own.
    confirmedEmail: context === 'unconfirmed' ? 'other@example.com' : emailOf(context),
    auth_time: SESSION_BEGAN,
  };
  switch (context) {
    case 'visitor':
      return by('anonymous');
    case 'watcher':
      return { ...watcherClaims(TENANTS.A, 'chat'), ...by('custom') };
    case 'minted':
      return { ...person, ...by('custom') };
    // As a mailed link signs in.
    case 'admin':
      return { ...person, mailLink: true, ...by('custom') };
    case 'marked':
      return { ...person, visitorChat: 'chat', ...by('google.com') };
    default:
      return { ...person, ...by('password') };
  }
}

function signIn(environment: RulesTestEnvironment, context: Context): Firestore {
  if (context === 'nobody') return environment.unauthenticatedContext().firestore();
  return environment.authenticatedContext(uidOf(context), claimsOf(context)).firestore();
}

/** Two organizations under the real rules, in a project of the caller's own so that files run side by side. */
export async function startRulesFixture(projectId: `demo-rules-${string}`): Promise<RulesFixture> {
  setLogLevel('silent');
  const environment = await initializeTestEnvironment({
    projectId,
    firestore: { ...suiteUrls.firestore, rules: FIRESTORE_RULES },
  });
  const clients = new Map<Context, Firestore>();
  const asAdmin: RulesFixture['asAdmin'] = (work) =>
    environment.withSecurityRulesDisabled(async (context) => {
      await work(context.firestore());
    });
  const reset = async (): Promise<void> => {
    await environment.clearFirestore();
    await asAdmin(async (db) => {
      const batch = db.batch();
      for (const [path, document] of seededDocuments()) batch.set(db.doc(path), document);
      await batch.commit();
    });
  };
  await reset();
  return {
    projectId,
    as: (context) => {
      const client = clients.get(context) ?? signIn(environment, context);
      clients.set(context, client);
      return client;
    },
    asAdmin,
    reset,
    stop: () => environment.cleanup(),
  };
}
