import { paths } from '@parlance/domain/paths';
import { DAY_MS, HOUR_MS } from '@parlance/domain/durations';
import firebase from 'firebase/compat/app';
import 'firebase/compat/firestore';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type RulesFixture, startRulesFixture, TENANTS, verdictOf } from './support/rulesFixture.ts';

const NOW = firebase.firestore.FieldValue.serverTimestamp();

let fixture: RulesFixture;

beforeAll(async () => {
  fixture = await startRulesFixture('demo-rules-presence');
});
afterAll(() => fixture.stop());

function soon() {
  return { at: NOW, expiresAt: new Date(Date.now() + HOUR_MS) };
}

it('who takes conversations says so of themselves, now, for a day at most', async () => {
  const own = fixture.as('member').doc(paths.presence(TENANTS.A, 'member'));
  for (const strange of [
    { at: new Date(Date.now() - HOUR_MS) },
    { at: new Date(Date.now() + HOUR_MS) },
    { expiresAt: new Date(Date.now() + 2 * DAY_MS) },
    { expiresAt: null },
    { name: 'Ada Lovelace' },
  ]) {
    expect(await verdictOf(own.set({ ...soon(), ...strange }))).toBe('denied');
  }
  expect(await verdictOf(own.set(soon()))).toBe('allowed');
  expect(await verdictOf(own.delete())).toBe('allowed');
});

it('nobody says so of others, in another organization, or without the right to write in conversations', async () => {
  for (const [role, orgId, uid] of [
    ['owner', TENANTS.A, 'member'],
    ['member', TENANTS.A, 'owner'],
    ['member', TENANTS.B, 'member'],
    ['viewer', TENANTS.A, 'viewer'],
  ] as const) {
    const place = fixture.as(role).doc(paths.presence(orgId, uid));
    await fixture.asAdmin((db) => db.doc(place.path).set({ at: new Date(0), expiresAt: new Date(0) }));
    expect(await verdictOf(place.set(soon()))).toBe('denied');
    expect(await verdictOf(place.delete())).toBe('denied');
  }
});

it('nobody says so more often than twice a minute', async () => {
  const own = fixture.as('member').doc(paths.presence(TENANTS.A, 'member'));
  const age = (ms: number) =>
    fixture.asAdmin((db) => db.doc(own.path).set({ ...soon(), at: new Date(Date.now() - ms) }));
  await age(20_000);
  expect(await verdictOf(own.set(soon()))).toBe('denied');
  await age(31_000);
  expect(await verdictOf(own.set(soon()))).toBe('allowed');
  expect(await verdictOf(own.set(soon()))).toBe('denied');
});
