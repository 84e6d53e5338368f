import { paths } from '@parlance/domain/paths';
import { DAY_MS, HOUR_MS } from '@parlance/domain/durations';
import firebase from 'firebase/compat/app';
import 'firebase/compat/firestore';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type RulesFixture, startRulesFixture, TENANTS, verdictOf } from './support/rulesFixture.ts';

const NOW = firebase.firestore.FieldValue.serverTimestamp();

let fixture: RulesFixture;

beforeAll(async () => {
  fixture = await startRulesFixture('demo-rules-viewers');
});
afterAll(() => fixture.stop());

function soon() {
  return { at: NOW, expiresAt: new Date(Date.now() + HOUR_MS) };
}

it('who has a conversation open says so of themselves, now, for a day at most', async () => {
  const own = fixture.as('viewer').doc(paths.viewer(TENANTS.A, 'chat', 'viewer'));
  expect(await verdictOf(own.set(soon()))).toBe('allowed');
  for (const strange of [
    { at: new Date(Date.now() - HOUR_MS) },
    { expiresAt: new Date(Date.now() + 2 * DAY_MS) },
    { expiresAt: null },
    { expiresAt: '2026-11-22' },
    { name: 'Ada Lovelace' },
  ]) {
    expect(await verdictOf(own.set({ ...soon(), ...strange }))).toBe('denied');
  }
  const other = fixture.as('viewer').doc(paths.viewer(TENANTS.A, 'chat', 'owner'));
  expect(await verdictOf(other.set(soon()))).toBe('denied');
  expect(await verdictOf(other.delete())).toBe('denied');
});

it('nobody is at a conversation that does not exist, or is another organization’s', async () => {
  for (const [orgId, chatId] of [
    [TENANTS.A, 'nothing'],
    [TENANTS.B, 'chat'],
  ] as const) {
    const own = fixture.as('member').doc(paths.viewer(orgId, chatId, 'member'));
    expect(await verdictOf(own.set(soon()))).toBe('denied');
  }
});

it('who types says so of themselves, now, and not again within two seconds', async () => {
  const own = fixture.as('member').doc(paths.viewer(TENANTS.A, 'chat', 'member'));
  const typing = () => ({ ...soon(), typingAt: NOW });
  const age = (ms: number) =>
    fixture.asAdmin((db) => db.doc(own.path).set({ ...soon(), at: new Date(Date.now() - ms) }));
  await age(5000);
  for (const strange of [new Date(Date.now() - HOUR_MS), new Date(Date.now() + HOUR_MS), null, true, '2026-11-22']) {
    expect(await verdictOf(own.set({ ...soon(), typingAt: strange }))).toBe('denied');
  }
  expect(await verdictOf(own.set(typing()))).toBe('allowed');
  expect(await verdictOf(own.set(typing()))).toBe('denied');
  // Who is there may say so at any time.
  expect(await verdictOf(own.set(soon()))).toBe('allowed');
  await age(2500);
  expect(await verdictOf(own.set(typing()))).toBe('allowed');
  await own.delete();
  expect(await verdictOf(own.set(typing()))).toBe('allowed');

  for (const [role, uid, orgId] of [
    ['member', 'owner', TENANTS.A],
    ['member', 'member', TENANTS.B],
    ['viewer', 'member', TENANTS.A],
  ] as const) {
    expect(
      await verdictOf(
        fixture
          .as(role)
          .doc(paths.viewer(orgId, 'chat', uid))
          .set(typing()),
      ),
    ).toBe('denied');
  }
});
