import { visitorUid } from '@parlance/domain/identity';
import { paths } from '@parlance/domain/paths';
import { initializeTestEnvironment, type RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { ruleDocuments } from '../support/ruleDocuments.ts';
import {
  by,
  FIRESTORE_RULES,
  type RulesFixture,
  SESSION_BEGAN,
  startRulesFixture,
  TENANTS,
  verdictOf,
  watcherClaims,
} from './support/rulesFixture.ts';
import { suiteUrls } from '../support/suiteUrls.ts';
import { collectionOf } from './support/collectionOf.ts';
import { RULE_ROWS } from './support/permissions.ts';

const PROJECT = 'demo-rules-watched';
const ORG = TENANTS.A;
const LIVE = paths.live(ORG, 'chat');
const RELAYED = paths.relayed(ORG, 'chat', 'message');

let fixture: RulesFixture;
let environment: RulesTestEnvironment;

beforeAll(async () => {
  fixture = await startRulesFixture(PROJECT);
  environment = await initializeTestEnvironment({
    projectId: PROJECT,
    firestore: { ...suiteUrls.firestore, rules: FIRESTORE_RULES },
  });
});
afterEach(() => fixture.reset());
afterAll(async () => {
  await environment.cleanup();
  await fixture.stop();
});

/** Verdicts on a sign-in with these claims for reading the conversation that the watcher may read. */
async function readsWith(claims: Readonly<Record<string, unknown>>, uid = visitorUid('chat')) {
  const db = environment.authenticatedContext(uid, { ...by('custom'), ...claims }).firestore();
  return {
    live: await verdictOf(db.doc(LIVE).get({ source: 'server' })),
    relayed: await verdictOf(db.doc(RELAYED).get({ source: 'server' })),
    list: await verdictOf(db.collection(collectionOf(RELAYED)).get({ source: 'server' })),
  };
}

const NOTHING = { live: 'denied', relayed: 'denied', list: 'denied' };
const ALL = { live: 'allowed', relayed: 'allowed', list: 'allowed' };

describe('the browser of a visitor', () => {
  it('reads its conversation, and by any other claims nobody does', async () => {
    expect(await readsWith(watcherClaims(ORG, 'chat'))).toEqual(ALL);
  });

  it.each([
    ['of another conversation', watcherClaims(ORG, 'other')],
    ['of a conversation with the same id in another organization', watcherClaims(TENANTS.B, 'chat')],
    ['without an organization', { visitorChat: 'chat' }],
    ['without a conversation', { visitorOrg: ORG }],
    ['with empty ones', watcherClaims('', '')],
    ['with lists', { visitorOrg: [ORG], visitorChat: ['chat'] }],
    ['with others that are true', { visitorOrg: true, visitorChat: true }],
    ['with a path', watcherClaims(ORG, 'chat/live')],
    ['that name the document', watcherClaims(ORG, LIVE)],
    ['with none at all', { auth_time: SESSION_BEGAN }],
  ])('reads nothing with claims %s (T-10)', async (_which, claims) => {
    expect(await readsWith(claims)).toEqual(NOTHING);
  });

  it('reads nothing by the mere name of the account', async () => {
    expect(await readsWith({})).toEqual(NOTHING);
  });

  it.each([
    ['at an account of another conversation', watcherClaims(ORG, 'chat'), visitorUid('other')],
    ['at a person’s account', watcherClaims(ORG, 'chat'), 'somebody'],
    ['after a sign-in with a password', { ...watcherClaims(ORG, 'chat'), ...by('password') }, visitorUid('chat')],
  ])('reads nothing with its own claims %s (A-127)', async (_which, claims, uid) => {
    expect(await readsWith(claims, uid)).toEqual(NOTHING);
  });

  it('reads what is written only while a person has the conversation, and at all times who has it', async () => {
    for (const mode of ['bot', 'human', 'bot']) {
      await fixture.asAdmin((db) => db.doc(paths.chat(ORG, 'chat')).update({ mode }));
      const expected = mode === 'human' ? ALL : { ...NOTHING, live: 'allowed' };
      expect(await readsWith(watcherClaims(ORG, 'chat'))).toEqual(expected);
    }
  });

  it('reads a contact’s conversation in a browser that has signed in as them, and in no other', async () => {
    await fixture.asAdmin(async (db) => {
      await db.doc(paths.chat(ORG, 'chat')).update({ contactId: 'ada' });
      await db.doc(LIVE).update({ contactId: 'ada' });
    });
    const claims = watcherClaims(ORG, 'chat');
    expect(await readsWith({ ...claims, visitorContact: 'ada' })).toEqual(ALL);
    expect(await readsWith(claims)).toEqual(NOTHING);
    expect(await readsWith({ ...claims, visitorContact: 'eve' })).toEqual(NOTHING);
    expect(await readsWith({ ...claims, visitorContact: ['ada'] })).toEqual(NOTHING);
    expect(await readsWith({ ...claims, visitorContact: '' })).toEqual(NOTHING);
  });

  it('reads no message of a conversation that is deleted', async () => {
    await fixture.asAdmin((db) => db.doc(paths.chat(ORG, 'chat')).delete());
    expect(await readsWith(watcherClaims(ORG, 'chat'))).toEqual({ ...NOTHING, live: 'allowed' });
  });

  it('reads nothing else, and writes nowhere: neither what is there nor something new', async () => {
    const db = fixture.as('watcher');
    const open = new Set([LIVE, RELAYED]);
    const own = visitorUid('chat');
    for (const row of RULE_ROWS.filter((one) => !open.has(one.path(ORG, own)))) {
      const path = row.path(ORG, own);
      expect(await verdictOf(db.doc(path).get({ source: 'server' }))).toBe('denied');
      expect(await verdictOf(db.collection(collectionOf(path)).get({ source: 'server' }))).toBe('denied');
    }
    for (const row of RULE_ROWS) {
      const path = row.path(ORG, own);
      expect(await verdictOf(db.doc(path).set(row.document))).toBe('denied');
      expect(await verdictOf(db.doc(path).update(row.change))).toBe('denied');
      expect(await verdictOf(db.doc(path).delete())).toBe('denied');
    }
    expect(await verdictOf(db.doc(paths.relayed(ORG, 'chat', 'new')).set(ruleDocuments.relayed))).toBe('denied');
  });

  it('reads neither the conversation itself nor its messages, which hold what is the team’s', async () => {
    const db = fixture.as('watcher');
    expect(await verdictOf(db.doc(paths.chat(ORG, 'chat')).get({ source: 'server' }))).toBe('denied');
    expect(await verdictOf(db.collection(paths.messages(ORG, 'chat')).get({ source: 'server' }))).toBe('denied');
  });

  it('is nobody to a member, who reads who is typing but not the copies', async () => {
    const db = fixture.as('viewer');
    expect(await verdictOf(db.doc(LIVE).get({ source: 'server' }))).toBe('allowed');
    expect(await verdictOf(db.doc(RELAYED).get({ source: 'server' }))).toBe('denied');
  });
});
