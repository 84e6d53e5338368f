import { paths } from '@parlance/domain/paths';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ruleDocuments } from '../support/ruleDocuments.ts';
import { type Context } from './support/CONTEXTS.ts';
import { type RulesFixture, startRulesFixture, TENANTS, type Tenant, verdictOf } from './support/rulesFixture.ts';

let fixture: RulesFixture;

beforeAll(async () => {
  fixture = await startRulesFixture('demo-rules-reveals');
});
afterAll(() => fixture.stop());

const READS = [
  'chat',
  'messages',
  'lead',
  'declaration',
  'submission',
  'chats',
  'leads',
  'declarations',
  'submissions',
] as const;
type Read = (typeof READS)[number];

async function read(context: Context, what: Read, tenant: Tenant): Promise<unknown> {
  const db = fixture.as(context);
  const orgId = TENANTS[tenant];
  const source = { source: 'server' } as const;
  switch (what) {
    case 'chat':
      return db.doc(paths.chat(orgId, 'chat')).get(source);
    case 'messages':
      return db.collection(paths.messages(orgId, 'chat')).limit(10).get(source);
    case 'lead':
      return db.doc(paths.lead(orgId, 'lead')).get(source);
    case 'declaration':
      return db.doc(paths.declaration(orgId, 'declaration')).get(source);
    case 'submission':
      return db.doc(paths.submission(orgId, 'submission')).get(source);
    case 'chats':
      return db.collection(paths.chats(orgId)).limit(10).get(source);
    case 'leads':
      return db.collection(paths.leads(orgId)).limit(10).get(source);
    case 'declarations':
      return db.collection(paths.declarations(orgId)).limit(10).get(source);
    case 'submissions':
      return db.collection(paths.submissions(orgId)).limit(10).get(source);
  }
}

/** Data of an organization that somebody may read. */
async function readable(context: Context, tenant: Tenant = 'A'): Promise<Read[]> {
  const found: Read[] = [];
  for (const what of READS) {
    if ((await verdictOf(read(context, what, tenant))) === 'allowed') found.push(what);
  }
  return found;
}

const setOnRequest = (membersRevealPersonalData: boolean) =>
  fixture.asAdmin((db) => db.doc(paths.org(TENANTS.A)).update({ membersRevealPersonalData }));

/** Gives somebody one of each, until then. */
const reveal = (uid: string, expiresAt: Date, tenant: Tenant = 'A') =>
  fixture.asAdmin(async (db) => {
    await db.doc(paths.revealedChat(TENANTS[tenant], uid, 'chat')).set({ at: new Date(), expiresAt });
    await db.doc(paths.revealedLead(TENANTS[tenant], uid, 'lead')).set({ at: new Date(), expiresAt });
    await db.doc(paths.revealedDeclaration(TENANTS[tenant], uid, 'declaration')).set({ at: new Date(), expiresAt });
    await db.doc(paths.revealedSubmission(TENANTS[tenant], uid, 'submission')).set({ at: new Date(), expiresAt });
  });

const SOON = new Date(Date.now() + 3_600_000);
const PAST = new Date(Date.now() - 1000);

describe('T-07 personal data that members reveal one by one', () => {
  it('is closed to members and viewers, not to owner and administrators, from one request to the next', async () => {
    await setOnRequest(true);
    expect([await readable('owner'), await readable('admin')]).toEqual([READS, READS]);
    expect([await readable('member'), await readable('viewer')]).toEqual([[], []]);
    await setOnRequest(false);
    expect([await readable('member'), await readable('viewer')]).toEqual([READS, []]);
  });

  it('is that one conversation, that one lead, that one declaration and that one submission, to who has asked, and ends', async () => {
    await setOnRequest(true);
    await reveal('member', SOON);
    expect(await readable('member')).toEqual(['chat', 'messages', 'lead', 'declaration', 'submission']);
    await fixture.asAdmin(async (db) => {
      await db.doc(paths.chat(TENANTS.A, 'another')).set(ruleDocuments.chat);
    });
    const other = fixture.as('member').doc(paths.chat(TENANTS.A, 'another'));
    expect(await verdictOf(other.get({ source: 'server' }))).toBe('denied');
    await reveal('member', PAST);
    expect(await readable('member')).toEqual([]);
  });

  it('is nobody’s who may not ask, with a grant in their name', async () => {
    await setOnRequest(true);
    const strangers = ['viewer', 'pending', 'removed', 'unconfirmed', 'otherOwner', 'visitor', 'watcher'] as const;
    for (const context of strangers) {
      await reveal(context, SOON);
      expect([context, await readable(context)]).toEqual([context, []]);
    }
    expect(await readable('nobody')).toEqual([]);
  });

  it('of another organization is not opened by a grant of one’s own', async () => {
    await setOnRequest(true);
    await reveal('member', SOON);
    await reveal('member', SOON, 'B');
    expect(await readable('member', 'B')).toEqual([]);
  });
});
