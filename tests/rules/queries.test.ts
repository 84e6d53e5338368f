import { paths } from '@parlance/domain/paths';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CONTEXTS } from './support/CONTEXTS.ts';
import { type RulesFixture, startRulesFixture, TENANTS, verdictOf } from './support/rulesFixture.ts';
import { unsignedToken } from '../support/accounts/unsignedToken.ts';
import { suiteUrls } from '../support/suiteUrls.ts';
import { collectionOf } from './support/collectionOf.ts';
import { RULE_ROWS } from './support/permissions.ts';

const GROUPS = [
  'members',
  'chatbots',
  'notifications',
  'deletions',
  'refusedOrigins',
  'sources',
  'chunks',
  'chats',
  'messages',
  'live',
  'relay',
  'viewers',
  'leads',
  'declarations',
  'forms',
  'submissions',
  'tags',
  'views',
  'cannedReplies',
  'teams',
  'presence',
  'stats',
  'figureShards',
  'months',
  'topics',
  'contradictions',
  'recounts',
  'usage',
  'orgs',
  'users',
  'widgets',
  'mail',
  'siteTrials',
  'rateLimits',
  'spend',
  'status',
  'migrations',
  'invites',
  'accessKeys',
  'apiRequests',
  'teamChats',
  'teamChatSecrets',
  'teamPosts',
  'teamEvents',
  'teamThreads',
  'webhooks',
  'webhookSecrets',
  'deliveries',
  'activity',
  'accountTokens',
  'accessKeyHashes',
  'erasures',
  'crawlHosts',
  'pages',
] as const;

let fixture: RulesFixture;

beforeAll(async () => {
  fixture = await startRulesFixture('demo-rules-queries');
});
afterAll(() => fixture.stop());

const COLLECTIONS = RULE_ROWS.map((row) => collectionOf(row.path(TENANTS.A, 'owner')));
const OUTSIDERS = ['visitor', 'nobody'] as const;

describe('T-69 a query over all organizations', () => {
  it.each(CONTEXTS.flatMap((context) => GROUPS.map((group) => ({ context, group }))))(
    'of $group is refused to $context, whatever it filters by',
    async ({ context, group }) => {
      const all = fixture.as(context).collectionGroup(group);
      expect(await verdictOf(all.get({ source: 'server' }))).toBe('denied');
      expect(await verdictOf(all.where('chatbotId', '==', 'chatbot').limit(1).get({ source: 'server' }))).toBe(
        'denied',
      );
      expect(await verdictOf(all.where('orgId', '==', TENANTS.B).get({ source: 'server' }))).toBe('denied');
    },
  );

  it('by path cannot leave the organization', async () => {
    const chats = fixture.as('owner').collection(paths.chats(TENANTS.B));
    expect(await verdictOf(chats.where('chatbotId', '==', 'chatbot').get({ source: 'server' }))).toBe('denied');
    expect(
      await verdictOf(
        fixture.as('owner').collection('orgs').where('ownerUid', '==', 'owner').get({ source: 'server' }),
      ),
    ).toBe('denied');
    expect(
      await verdictOf(fixture.as('owner').collection('users').where('email', '==', 'a').get({ source: 'server' })),
    ).toBe('denied');
    expect(
      await verdictOf(
        fixture
          .as('owner')
          .collection(paths.chats(TENANTS.A))
          .where('chatbotId', '==', 'chatbot')
          .get({ source: 'server' }),
      ),
    ).toBe('allowed');
  });
});

/** Token of the caller: a visitor or somebody with a confirmed address. */
function tokenOf(uid: string): string {
  const now = Math.floor(Date.now() / 1000);
  return unsignedToken({
    sub: uid,
    user_id: uid,
    aud: fixture.projectId,
    iss: `https://securetoken.google.com/${fixture.projectId}`,
    iat: now,
    exp: now + 3600,
    auth_time: now,
    ...(uid === 'visitor'
      ? {}
      : { email: `${uid}@example.com`, email_verified: true, confirmedEmail: `${uid}@example.com` }),
    firebase: { sign_in_provider: uid === 'visitor' ? 'anonymous' : 'password', identities: {} },
  });
}

/** The SDK interface in use has no count(): this is what it would send. */
async function countStatus(collection: string, uid: string | undefined): Promise<number> {
  const { host, port } = suiteUrls.firestore;
  const root = `http://${host}:${port}/v1/projects/${fixture.projectId}/databases/(default)/documents`;
  const parent = collection.includes('/') ? `/${collectionOf(collection)}` : '';
  const collectionId = collection.split('/').at(-1);
  const response = await fetch(`${root}${parent}:runAggregationQuery`, {
    method: 'POST',
    headers: uid === undefined ? {} : { Authorization: `Bearer ${tokenOf(uid)}` },
    body: JSON.stringify({
      structuredAggregationQuery: {
        structuredQuery: { from: [{ collectionId }] },
        aggregations: [{ alias: 'n', count: {} }],
      },
    }),
  });
  await response.arrayBuffer();
  return response.status;
}

describe('T-65 T-10 people without an account', () => {
  it.each(OUTSIDERS.flatMap((context) => COLLECTIONS.map((collection) => ({ context, collection }))))(
    '$context can neither count nor listen to $collection',
    async ({ context, collection }) => {
      expect(await countStatus(collection, context === 'nobody' ? undefined : context)).toBe(403);
      const outcome = Promise.withResolvers<string>();
      const stop = fixture
        .as(context)
        .collection(collection)
        .onSnapshot(
          () => outcome.resolve('served'),
          ({ code }) => outcome.resolve(code),
        );
      expect(await outcome.promise).toBe('permission-denied');
      stop();
    },
  );

  it('are told apart from a member, whose count is answered', async () => {
    expect(await countStatus(paths.leads(TENANTS.A), 'member')).toBe(200);
    expect(await countStatus(paths.leads(TENANTS.B), 'member')).toBe(403);
    expect(await countStatus(paths.chunks(TENANTS.A), 'member')).toBe(403);
  });

  it.each(['customers/c', 'contactRequests/c', 'webhookEvents/e', 'anything/at-all'])(
    'and everybody else find %s closed, as every path without a rule',
    async (path) => {
      for (const context of CONTEXTS) {
        const db = fixture.as(context);
        expect(await verdictOf(db.doc(path).get({ source: 'server' }))).toBe('denied');
        expect(await verdictOf(db.doc(path).set({ a: 1 }))).toBe('denied');
        expect(await verdictOf(db.collection(collectionOf(path)).get({ source: 'server' }))).toBe('denied');
      }
    },
  );
});
