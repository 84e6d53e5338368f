import { LEAD_PRIORITIES, LEAD_STATUSES, leadSchema } from '@parlance/domain/documents/chats/lead';
import { userSchema } from '@parlance/domain/documents/accounts/user';
import { LIMITS } from '@parlance/domain/limits';
import { LOCALES } from '@parlance/domain/locales';
import { paths } from '@parlance/domain/paths';
import firebase from 'firebase/compat/app';
import 'firebase/compat/firestore';
import names from '../fixtures/names.json' with { type: 'json' };
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ruleDocuments } from '../support/ruleDocuments.ts';
import { type RulesFixture, startRulesFixture, TENANTS, verdictOf } from './support/rulesFixture.ts';

const LEAD = paths.lead(TENANTS.A, 'lead');
const OPEN_LEAD_FIELDS: readonly string[] = ['status', 'priority', 'category', 'assigneeUid'];
const OPEN_USER_FIELDS: readonly string[] = [
  'locale',
  'localeAt',
  'name',
  'currentOrgId',
  'conversationSettings',
  'checklistsHidden',
];
const GONE = firebase.firestore.FieldValue.delete();

/** Values that belong into no text or choice. */
const WRONG_TYPES = [null, 1, true, ['new'], { en: 'en' }, new Date(0), GONE];

let fixture: RulesFixture;

beforeAll(async () => {
  fixture = await startRulesFixture('demo-rules-fields');
});
afterAll(() => fixture.stop());

function protectedFields(shape: object, open: readonly string[]): string[] {
  return [...Object.keys(shape).filter((field) => !open.includes(field)), 'orgId', 'role', 'anythingElse'];
}

describe('T-02 fields that people do not edit', () => {
  it.each(protectedFields(leadSchema.shape, OPEN_LEAD_FIELDS))('keep %s of a lead from its owner', async (field) => {
    const lead = fixture.as('owner').doc(LEAD);
    expect(await verdictOf(lead.update({ [field]: 'changed' }))).toBe('denied');
    expect(await verdictOf(lead.update({ status: 'done', [field]: 'changed' }))).toBe('denied');
    expect(await verdictOf(lead.set({ [field]: 'changed' }, { merge: true }))).toBe('denied');
    expect(await verdictOf(lead.update({ [field]: GONE, status: 'done', [`${field}New`]: 1 }))).toBe('denied');
  });

  it.each(protectedFields(userSchema.shape, OPEN_USER_FIELDS))(
    'keep %s of a profile from its person',
    async (field) => {
      const profile = fixture.as('member').doc(paths.user('member'));
      expect(await verdictOf(profile.update({ [field]: 'changed' }))).toBe('denied');
      expect(await verdictOf(profile.update({ name: 'Ada', [field]: 'changed' }))).toBe('denied');
      expect(await verdictOf(profile.set({ [field]: 'changed' }, { merge: true }))).toBe('denied');
    },
  );

  it('cannot be replaced together with their document', async () => {
    const { status: _status, ...withoutStatus } = ruleDocuments.lead;
    expect(await verdictOf(fixture.as('owner').doc(LEAD).set(withoutStatus))).toBe('denied');
    expect(await verdictOf(fixture.as('owner').doc(LEAD).set({ status: 'new', priority: 'low' }))).toBe('denied');
    expect(await verdictOf(fixture.as('member').doc(paths.user('member')).set({ locale: 'en', name: 'Ada' }))).toBe(
      'denied',
    );
  });

  it('have kept their values after all of this', async () => {
    const lead = await fixture.as('owner').doc(LEAD).get({ source: 'server' });
    const profile = await fixture.as('member').doc(paths.user('member')).get({ source: 'server' });
    expect(leadSchema.parse(lead.data())).toEqual(ruleDocuments.lead);
    expect(userSchema.parse(profile.data())).toEqual({ ...ruleDocuments.user, email: 'member@example.com' });
  });
});

describe('the values of fields that people edit', () => {
  it.each([...LEAD_STATUSES])('let a lead be %s', async (status) => {
    expect(await verdictOf(fixture.as('member').doc(LEAD).update({ status }))).toBe('allowed');
  });

  it.each([...LEAD_PRIORITIES])('let a lead have %s priority', async (priority) => {
    expect(await verdictOf(fixture.as('member').doc(LEAD).update({ priority }))).toBe('allowed');
  });

  it.each(['', 'NEW', 'closed', 'new ', ...WRONG_TYPES])("refuse %j as a lead's status or priority", async (value) => {
    expect(await verdictOf(fixture.as('member').doc(LEAD).update({ status: value }))).toBe('denied');
    expect(await verdictOf(fixture.as('member').doc(LEAD).update({ priority: value }))).toBe('denied');
    expect(await verdictOf(fixture.as('member').doc(LEAD).update({ status: 'done', priority: value }))).toBe('denied');
  });

  it.each(['A', 'Größe & Preis', 'x'.repeat(LIMITS.leadCategoryCharacters), null])(
    'let a lead have the category %j',
    async (category) => {
      expect(await verdictOf(fixture.as('member').doc(LEAD).update({ category }))).toBe('allowed');
    },
  );

  it.each([
    '',
    ' A',
    'a\nb',
    'a\u202eb',
    'x'.repeat(LIMITS.leadCategoryCharacters + 1),
    ...WRONG_TYPES.filter((value) => value !== null),
  ])('refuse %.20j as a category', async (category) => {
    expect(await verdictOf(fixture.as('member').doc(LEAD).update({ category }))).toBe('denied');
  });

  it.each(['owner', 'admin', 'member', null])('let a lead be given to %s', async (assigneeUid) => {
    expect(await verdictOf(fixture.as('member').doc(LEAD).update({ assigneeUid }))).toBe('allowed');
  });

  it.each([
    'viewer',
    'pending',
    'removed',
    'otherOwner',
    '',
    'member/x',
    `member/../../../${TENANTS.B}/members/otherOwner`,
    ...WRONG_TYPES.filter((value) => value !== null),
  ])('let no lead be given to %j', async (assigneeUid) => {
    expect(await verdictOf(fixture.as('member').doc(LEAD).update({ assigneeUid }))).toBe('denied');
  });

  it('let the work on a lead go on whose member is gone, and one be begun that has no field for it yet', async () => {
    const lead = fixture.as('member').doc(LEAD);
    await fixture.asAdmin((db) => db.doc(LEAD).update({ assigneeUid: 'removed' }));
    expect(await verdictOf(lead.update({ status: 'done' }))).toBe('allowed');
    await fixture.asAdmin((db) => db.doc(LEAD).update({ assigneeUid: GONE }));
    expect(await verdictOf(lead.update({ status: 'new' }))).toBe('allowed');
    expect(await verdictOf(lead.update({ assigneeUid: 'member' }))).toBe('allowed');
  });

  it.each([...LOCALES])('let a person choose %s', async (locale) => {
    expect(await verdictOf(fixture.as('viewer').doc(paths.user('viewer')).update({ locale }))).toBe('allowed');
  });

  it('take the time of that choice, which does not lie ahead', async () => {
    const own = fixture.as('viewer').doc(paths.user('viewer'));
    expect(await verdictOf(own.update({ locale: 'de', localeAt: new Date() }))).toBe('allowed');
    expect(await verdictOf(own.update({ locale: 'en', localeAt: new Date(Date.now() + 3_600_000) }))).toBe('denied');
    expect(await verdictOf(own.update({ locale: 'en', localeAt: 'now' }))).toBe('denied');
  });

  it.each(['', 'EN', 'fr', 'de-AT', ...WRONG_TYPES])('refuse %j as a language', async (locale) => {
    expect(await verdictOf(fixture.as('viewer').doc(paths.user('viewer')).update({ locale }))).toBe('denied');
  });

  it.each([
    { value: { sound: true, showTyping: false }, verdict: 'allowed' },
    { value: { sound: false, showTyping: true }, verdict: 'allowed' },
    { value: { sound: false, showTyping: true, takesConversations: false }, verdict: 'allowed' },
    { value: { sound: false, showTyping: true, takesConversations: null }, verdict: 'denied' },
    { value: { sound: true }, verdict: 'denied' },
    { value: { sound: true, takesConversations: true }, verdict: 'denied' },
    { value: { sound: true, showTyping: 'false' }, verdict: 'denied' },
    { value: { sound: true, showTyping: true, more: true }, verdict: 'denied' },
    ...[...WRONG_TYPES, 'on'].map((value) => ({ value, verdict: 'denied' })),
  ])('of how a person works on conversations: $value is $verdict', async ({ value, verdict }) => {
    const profile = fixture.as('viewer').doc(paths.user('viewer'));
    expect(await verdictOf(profile.update({ conversationSettings: value }))).toBe(verdict);
  });

  it.each([
    { value: [], verdict: 'allowed' },
    { value: [TENANTS.A], verdict: 'allowed' },
    { value: [TENANTS.B], verdict: 'denied' },
    { value: [TENANTS.A, TENANTS.A], verdict: 'denied' },
    { value: { 0: TENANTS.A }, verdict: 'denied' },
    ...[...WRONG_TYPES.filter((value) => value !== GONE), TENANTS.A].map((value) => ({ value, verdict: 'denied' })),
  ])('of whose first steps a person has seen enough: $value is $verdict', async ({ value, verdict }) => {
    const own = paths.user('viewer');
    await fixture.asAdmin((db) => db.doc(own).update({ orgIds: [TENANTS.A] }));
    expect(await verdictOf(fixture.as('viewer').doc(own).update({ checklistsHidden: value }))).toBe(verdict);
  });

  it.each(['A', 'Ä', 'x'.repeat(100), 'ß'.repeat(100), ...names.people, ...names.companies])(
    'let a person be called %j',
    async (name) => {
      expect(await verdictOf(fixture.as('viewer').doc(paths.user('viewer')).update({ name }))).toBe('allowed');
    },
  );

  it.each(['', ' ', ' A', 'a\u202eb', 'a\nb', 'a\u0000', 'x'.repeat(101), 'x'.repeat(100_000), ...WRONG_TYPES])(
    'refuse %.20j as a name',
    async (name) => {
      expect(await verdictOf(fixture.as('viewer').doc(paths.user('viewer')).update({ name }))).toBe('denied');
    },
  );

  it.each(names.addresses.filter((text) => text.normalize('NFKC').normalize('NFD') === text.normalize('NFD')))(
    'refuse %j as a name (A-124)',
    async (name) => {
      expect(await verdictOf(fixture.as('viewer').doc(paths.user('viewer')).update({ name }))).toBe('denied');
    },
  );

  it('let a person keep a name that is older than the check', async () => {
    const own = paths.user('viewer');
    const name = 'Shop at evil.example';
    await fixture.asAdmin((db) => db.doc(own).update({ name }));
    expect(await verdictOf(fixture.as('viewer').doc(own).update({ name, locale: 'en' }))).toBe('allowed');
    expect(
      await verdictOf(
        fixture
          .as('viewer')
          .doc(own)
          .update({ name: `${name}/win` }),
      ),
    ).toBe('denied');
  });

  it('let a person look at another organization of theirs, and at no other', async () => {
    const profile = fixture.as('viewer').doc(paths.user('viewer'));
    await fixture.asAdmin((db) => db.doc(paths.user('viewer')).update({ orgIds: [TENANTS.A, 'second'] }));
    expect(await verdictOf(profile.update({ currentOrgId: 'second' }))).toBe('allowed');
    expect(await verdictOf(profile.update({ currentOrgId: TENANTS.A, name: 'Ada' }))).toBe('allowed');
    for (const currentOrgId of [TENANTS.B, '', [TENANTS.A], ...WRONG_TYPES]) {
      expect(await verdictOf(profile.update({ currentOrgId }))).toBe('denied');
    }
  });
});
