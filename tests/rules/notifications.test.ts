import { paths } from '@parlance/domain/paths';
import firebase from 'firebase/compat/app';
import 'firebase/compat/firestore';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ruleDocuments } from '../support/ruleDocuments.ts';
import { type RulesFixture, startRulesFixture, TENANTS, verdictOf } from './support/rulesFixture.ts';

const GONE = firebase.firestore.FieldValue.delete();
const STRANGE = [
  null,
  { a: 1 },
  new Date(0),
  GONE,
  firebase.firestore.Blob.fromUint8Array(new Uint8Array([48])),
  new firebase.firestore.GeoPoint(1, 2),
  1,
  ['text'],
];

let fixture: RulesFixture;

beforeAll(async () => {
  fixture = await startRulesFixture('demo-rules-notifications');
});
afterAll(() => fixture.stop());

describe('the mails that a member chose', () => {
  it('cannot be about a chatbot that does not exist', async () => {
    for (const chatbotId of ['nothing', `chatbot-${TENANTS.A}`]) {
      const own = fixture.as('viewer').doc(paths.notification(TENANTS.A, chatbotId, 'viewer'));
      expect(await verdictOf(own.set(ruleDocuments.notification))).toBe('denied');
    }
  });

  it.each([
    ...['lead', 'handover', 'disliked', 'unanswered', 'tests'].map((field) => ({
      field,
      bad: [...STRANGE, 'true', 0, [true]],
    })),
    { field: 'digest', bad: [...STRANGE, '', 'hourly', true] },
    { field: 'more', bad: [true] },
  ])('cannot have a strange $field', async ({ field, bad }) => {
    const own = fixture.as('viewer').doc(paths.notification(TENANTS.A, 'chatbot', 'viewer'));
    for (const value of bad) {
      expect([value, await verdictOf(own.update({ [field]: value }))]).toEqual([value, 'denied']);
      if (value === GONE) continue;
      expect(await verdictOf(own.set({ ...ruleDocuments.notification, [field]: value }))).toBe('denied');
    }
    expect(await verdictOf(own.set({ ...ruleDocuments.notification, digest: 'daily', unanswered: true }))).toBe(
      'allowed',
    );
  });
});
