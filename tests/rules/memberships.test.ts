import { paths } from '@parlance/domain/paths';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type Context } from './support/CONTEXTS.ts';
import {
  memberDocument,
  type RulesFixture,
  SESSION_BEGAN,
  startRulesFixture,
  TENANTS,
  verdictOf,
} from './support/rulesFixture.ts';

const ORG = TENANTS.A;
const LEAD = paths.lead(ORG, 'lead');

let fixture: RulesFixture;

beforeAll(async () => {
  fixture = await startRulesFixture('demo-rules-members');
});
afterEach(() => fixture.reset());
afterAll(() => fixture.stop());

const OWN_MEMBERSHIP = ['admin', 'member', 'viewer', 'unconfirmed', 'pending'] as const;
const STRANGERS = ['removed', 'otherOwner', 'visitor', 'nobody'] as const;

const PROMOTIONS = [{ role: 'owner' }, { role: 'admin' }, { status: 'active' }, { status: 'active', role: 'owner' }];

describe('T-67 nobody writes a membership', () => {
  it.each(OWN_MEMBERSHIP)('%s cannot change their own by an update', async (context) => {
    const own = fixture.as(context).doc(paths.member(ORG, context));
    for (const change of PROMOTIONS) expect(await verdictOf(own.update(change))).toBe('denied');
  });

  it.each(OWN_MEMBERSHIP)('%s cannot change their own by a merge or a replacement', async (context) => {
    const own = fixture.as(context).doc(paths.member(ORG, context));
    for (const change of PROMOTIONS) expect(await verdictOf(own.set(change, { merge: true }))).toBe('denied');
    expect(await verdictOf(own.set(memberDocument(context, 'owner')))).toBe('denied');
  });

  it.each(OWN_MEMBERSHIP)('%s cannot change their own in a batch with an allowed write', async (context) => {
    const db = fixture.as(context);
    const batch = db.batch();
    batch.update(db.doc(paths.user(context)), { name: 'Ada' });
    batch.update(db.doc(paths.member(ORG, context)), { role: 'owner' });
    expect(await verdictOf(batch.commit())).toBe('denied');
  });

  it.each(OWN_MEMBERSHIP)('%s cannot delete and create their own in one batch', async (context) => {
    const db = fixture.as(context);
    const own = db.doc(paths.member(ORG, context));
    expect(await verdictOf(own.delete())).toBe('denied');
    expect(await verdictOf(db.batch().delete(own).set(own, memberDocument(context, 'owner')).commit())).toBe('denied');
  });

  it.each(OWN_MEMBERSHIP)('%s cannot change their own in a transaction', async (context) => {
    const db = fixture.as(context);
    const own = db.doc(paths.member(ORG, context));
    expect(
      await verdictOf(
        db.runTransaction(async (transaction) => {
          transaction.set(own, { role: 'owner' }, { merge: true });
        }),
      ),
    ).toBe('denied');
  });

  it.each(STRANGERS)('%s cannot make one for themselves', async (context) => {
    const own = fixture.as(context).doc(paths.member(ORG, context));
    expect(await verdictOf(own.set(memberDocument(context, 'viewer')))).toBe('denied');
    expect(await verdictOf(own.set(memberDocument(context, 'owner')))).toBe('denied');
  });

  it.each(['owner', 'admin'] as const)("%s cannot write anybody else's past the callables", async (context) => {
    const db = fixture.as(context);
    expect(await verdictOf(db.doc(paths.member(ORG, 'viewer')).update({ role: 'admin' }))).toBe('denied');
    expect(await verdictOf(db.doc(paths.member(ORG, 'viewer')).delete())).toBe('denied');
    expect(await verdictOf(db.doc(paths.member(ORG, 'friend')).set(memberDocument('friend', 'admin')))).toBe('denied');
  });

  it('leaves every role as it was', async () => {
    expect(await verdictOf(fixture.as('viewer').doc(paths.member(ORG, 'viewer')).update({ role: 'owner' }))).toBe(
      'denied',
    );
    const own = await fixture.as('owner').doc(paths.member(ORG, 'viewer')).get({ source: 'server' });
    expect(own.data()?.['role']).toBe('viewer');
  });
});

function readsOf(context: Context): readonly [() => Promise<unknown>, ...(() => Promise<unknown>)[]] {
  const db = fixture.as(context);
  return [
    () => db.doc(paths.org(ORG)).get({ source: 'server' }),
    () => db.doc(paths.chat(ORG, 'chat')).get({ source: 'server' }),
    () => db.collection(paths.leads(ORG)).get({ source: 'server' }),
    () => db.collection(paths.messages(ORG, 'chat')).get({ source: 'server' }),
  ];
}

describe('T-68 A-80 a change of rights acts on the next request of a client that is already connected', () => {
  it('ends the work of a member who becomes a viewer, and the reading of personal data', async () => {
    const lead = fixture.as('member').doc(LEAD);
    expect(await verdictOf(lead.update({ status: 'in-progress' }))).toBe('allowed');
    await fixture.asAdmin((db) => db.doc(paths.member(ORG, 'member')).update({ role: 'viewer' }));
    expect(await verdictOf(lead.update({ status: 'done' }))).toBe('denied');
    const [readOrg, ...personal] = readsOf('member');
    expect(await verdictOf(readOrg())).toBe('allowed');
    for (const read of personal) expect(await verdictOf(read())).toBe('denied');
  });

  it.each([
    ['is removed', (path: string) => fixture.asAdmin((db) => db.doc(path).delete())],
    ['is set back to pending', (path: string) => fixture.asAdmin((db) => db.doc(path).update({ status: 'pending' }))],
    [
      'gets a role that does not exist',
      (path: string) => fixture.asAdmin((db) => db.doc(path).update({ role: 'root' })),
    ],
  ])('ends everything for an admin who %s', async (_how, change) => {
    for (const read of readsOf('admin')) expect(await verdictOf(read())).toBe('allowed');
    await change(paths.member(ORG, 'admin'));
    for (const read of readsOf('admin')) expect(await verdictOf(read())).toBe('denied');
    expect(await verdictOf(fixture.as('admin').doc(LEAD).update({ status: 'done' }))).toBe('denied');
  });

  it('refuses a removed person a new listener', async () => {
    expect(await verdictOf(fixture.as('member').doc(LEAD).get({ source: 'server' }))).toBe('allowed');
    await fixture.asAdmin((db) => db.doc(paths.member(ORG, 'member')).delete());
    const refusal = Promise.withResolvers<string>();
    const stop = fixture
      .as('member')
      .collection(paths.chats(ORG))
      .onSnapshot(
        () => refusal.resolve('served'),
        ({ code }) => refusal.resolve(code),
      );
    expect(await refusal.promise).toBe('permission-denied');
    stop();
  });

  it('lets a pending person in once they are active', async () => {
    for (const read of readsOf('pending')) expect(await verdictOf(read())).toBe('denied');
    await fixture.asAdmin((db) => db.doc(paths.member(ORG, 'pending')).update({ status: 'active' }));
    for (const read of readsOf('pending')) expect(await verdictOf(read())).toBe('allowed');
  });
});

describe('T-50 a session that was ended', () => {
  it('loses the organization at once, for reading and for writing', async () => {
    for (const read of readsOf('member')) expect(await verdictOf(read())).toBe('allowed');
    await fixture.asAdmin((db) => db.doc(paths.member(ORG, 'member')).update({ sessionsFrom: SESSION_BEGAN + 1 }));
    for (const read of readsOf('member')) expect(await verdictOf(read())).toBe('denied');
    expect(await verdictOf(fixture.as('member').doc(LEAD).update({ status: 'done' }))).toBe('denied');
  });

  it('loses the own profile', async () => {
    const profile = fixture.as('member').doc(paths.user('member'));
    expect(await verdictOf(profile.get({ source: 'server' }))).toBe('allowed');
    await fixture.asAdmin((db) => db.doc(paths.user('member')).update({ sessionsFrom: SESSION_BEGAN + 1 }));
    expect(await verdictOf(profile.get({ source: 'server' }))).toBe('denied');
    expect(await verdictOf(profile.update({ name: 'Ada' }))).toBe('denied');
  });

  it('is told apart from one that began afterwards', async () => {
    await fixture.asAdmin((db) => db.doc(paths.member(ORG, 'member')).update({ sessionsFrom: SESSION_BEGAN }));
    for (const read of readsOf('member')) expect(await verdictOf(read())).toBe('allowed');
  });

  it('is nothing that an older document must know of', async () => {
    await fixture.asAdmin(async (db) => {
      const { sessionsFrom: _sessionsFrom, ...older } = memberDocument('member', 'member');
      await db.doc(paths.member(ORG, 'member')).set(older);
    });
    for (const read of readsOf('member')) expect(await verdictOf(read())).toBe('allowed');
  });
});
