import { readFileSync } from 'node:fs';
import type { Member } from '@parlance/domain/documents/organizations/member';
import { paths } from '@parlance/domain/paths';
import type { Role } from '@parlance/domain/roles';
import {
  initializeTestEnvironment,
  type RulesTestContext,
  type RulesTestEnvironment,
} from '@firebase/rules-unit-testing';
import { setLogLevel } from 'firebase/firestore';
import { ruleReleaseDocuments } from '../../support/documents/ruleReleaseDocuments.ts';
import { ruleDraftDocuments } from '../../support/documents/ruleDraftDocuments.ts';
import { ruleTestDocuments } from '../../support/documents/ruleTestDocuments.ts';
import { ruleDocuments } from '../../support/ruleDocuments.ts';
import { suiteUrls } from '../../support/suiteUrls.ts';

export const FIRESTORE_RULES = readFileSync(new URL('../../../firestore.rules', import.meta.url), 'utf8');

/** Everybody who may stand before the rules. The word is also the person's uid. */
export const CONTEXTS = [
  'owner',
  'admin',
  'member',
  'viewer',
  /** An active member whose token says that the address is not confirmed. */
  'unconfirmed',
  /** Was a member; the document is gone. */
  'removed',
  /** Invited, not active. */
  'pending',
  'otherOwner',
  /** Signed in anonymously. */
  'visitor',
  /** The visitor of the first organization's conversation, signed in with what `watchChat` gives; a person has taken over. */
  'watcher',
  'nobody',
] as const;

/** The library hands out the web SDK's older, chained interface. */
type Firestore = ReturnType<RulesTestContext['firestore']>;
export type Context = (typeof CONTEXTS)[number];

/** When everybody's session began, in seconds since 1970 like a token's `auth_time`. */
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
    createdAt: ruleDocuments.at,
  };
}

export type Verdict = 'allowed' | 'denied';

function isDenial(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'permission-denied';
}

/** What the rules said to a request. Rejects where it failed for any other reason. */
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
    [paths.spend('2026-11-22', '0'), ruleDocuments.spend],
    [paths.accountToken('hash'), ruleDocuments.accountToken],
    [paths.erasure('erased'), ruleDocuments.erasure],
    [paths.crawlHost('host'), ruleDocuments.crawlHost],
    // Nobody signs in as this person.
    [paths.user('stranger'), ruleDocuments.user],
  ]);
  for (const context of CONTEXTS) {
    if (context === 'nobody' || context === 'visitor' || context === 'watcher') continue;
    documents.set(paths.user(context), { ...ruleDocuments.user, email: `${context.toLowerCase()}@example.com` });
  }
  for (const tenant of ['A', 'B'] as const) {
    const orgId = TENANTS[tenant];
    documents.set(paths.org(orgId), { ...ruleDocuments.org, ownerUid: tenant === 'A' ? 'owner' : 'otherOwner' });
    for (const [uid, role, status] of MEMBERSHIPS[tenant]) {
      documents.set(paths.member(orgId, uid), memberDocument(uid, role, status));
    }
    documents.set(paths.chatbot(orgId, 'chatbot'), ruleDocuments.chatbot);
    for (const context of CONTEXTS)
      documents.set(paths.notification(orgId, 'chatbot', context), ruleDocuments.notification);
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
  /** What the server would do, past all rules. */
  asAdmin: (work: (db: Firestore) => Promise<unknown>) => Promise<void>;
  /** Puts every document back to what it was at the start. */
  reset: () => Promise<void>;
  stop: () => Promise<void>;
}

/** The claims of a browser that watches a conversation, as `watchChat` makes them. */
export function watcherClaims(visitorOrg: string, visitorChat: string) {
  return { visitorOrg, visitorChat, auth_time: SESSION_BEGAN };
}

function signIn(environment: RulesTestEnvironment, context: Context): Firestore {
  switch (context) {
    case 'nobody':
      return environment.unauthenticatedContext().firestore();
    case 'visitor':
      return environment.authenticatedContext(context, { provider_id: 'anonymous' }).firestore();
    case 'watcher':
      return environment.authenticatedContext(context, watcherClaims(TENANTS.A, 'chat')).firestore();
    default:
      return environment
        .authenticatedContext(context, {
          email: `${context.toLowerCase()}@example.com`,
          email_verified: true,
          // Authentication says so of anybody who clicks a link of its own.
          confirmedEmail: context === 'unconfirmed' ? 'other@example.com' : `${context.toLowerCase()}@example.com`,
          auth_time: SESSION_BEGAN,
        })
        .firestore();
  }
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
