import { newChatbot } from '@parlance/domain/documents/chatbots/chatbot';
import { paths } from '@parlance/domain/paths';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ruleDocuments } from '../support/ruleDocuments.ts';
import { type Context, type RuleWorld, startRuleWorld, TENANTS, type Verdict, verdictOf } from './support/ruleWorld.ts';
import { COMPOSED_SETTINGS } from './support/composedSettings.ts';
import { PLAIN_SETTINGS } from './support/plainSettings.ts';
import { GONE, NO_SWITCHES, NO_TEXTS } from './support/strangeValues.ts';

const CHATBOT = paths.chatbot(TENANTS.A, 'chatbot');

const FIELDS = { ...PLAIN_SETTINGS, ...COMPOSED_SETTINGS };

/** As large as each setting may be. */
const MAXIMAL = Object.fromEntries(Object.entries(FIELDS).map(([field, { good }]) => [field, good.at(-1)]));
const PROTECTED = [
  'profilePicture',
  'allowedDomains',
  'trained',
  'space',
  'modelProblem',
  'isDeleting',
  'createdAt',
  'orgId',
  'anythingElse',
];

let world: RuleWorld;

beforeAll(async () => {
  world = await startRuleWorld('demo-rules-settings');
});
afterAll(() => world.stop());
beforeEach(() => world.past((server) => server.doc(CHATBOT).set(ruleDocuments.chatbot)));

async function save(change: object, by: Context = 'member', stamp: object = {}): Promise<Verdict> {
  const signed = { settingsVersion: 1, settingsBy: by, ...stamp };
  return verdictOf(
    world
      .as(by)
      .doc(CHATBOT)
      .update({ ...change, ...signed }),
  );
}

describe('settings of a chatbot', () => {
  it('are all in this test', () => {
    const settings = Object.keys(newChatbot('', '')).filter(
      (field) => !PROTECTED.includes(field) && !['settingsVersion', 'settingsBy'].includes(field),
    );
    expect(Object.keys(FIELDS).toSorted()).toEqual(settings.toSorted());
  });

  it.each(Object.keys(FIELDS))('%s: takes what it may be and nothing else', async (field) => {
    const { good, bad } = FIELDS[field] ?? { good: [], bad: [] };
    for (const [index, value] of good.entries()) {
      expect([value, await save({ [field]: value }, 'member', { settingsVersion: index + 1 })]).toEqual([
        value,
        'allowed',
      ]);
    }
    for (const value of bad) {
      const verdict = await save({ [field]: value }, 'owner', { settingsVersion: good.length + 1 });
      expect([value, verdict]).toEqual([value, 'denied']);
    }
  });

  it('can all be saved at once, as large as they may be', async () => {
    await world.past((server) =>
      server.doc(CHATBOT).set({
        ...ruleDocuments.chatbot,
        theme: 'light',
        formality: 'formal',
        bubbleAlignment: 'left',
        status: 'active',
      }),
    );
    expect(await save(MAXIMAL)).toBe('allowed');
  });

  it('may be missing in a chatbot that is older than they are', async () => {
    const {
      settingsVersion: _version,
      settingsBy: _by,
      isDeleting: _deleting,
      contactCard: _card,
      leadForm: _form,
      handover: _handover,
      faqs: _faqs,
      chatIcon: _icon,
      retentionDays: _days,
      collectFeedback: _feedback,
      ...old
    } = ruleDocuments.chatbot;
    await world.past((server) => server.doc(CHATBOT).set(old));
    expect(await save({ name: 'Renamed' })).toBe('allowed');
    expect(await save(MAXIMAL, 'admin', { settingsVersion: 2 })).toBe('allowed');
  });

  it.each(PROTECTED)('do not include %s', async (field) => {
    const value = Reflect.get(ruleDocuments.chatbot, field) !== true;
    expect(await save({ [field]: value }, 'owner')).toBe('denied');
    expect(await save({ name: 'Renamed', [field]: 'changed' }, 'owner')).toBe('denied');
    expect(await save({ name: 'Renamed', [field]: GONE, [`${field}New`]: 1 }, 'owner')).toBe('denied');
  });

  it('are saved from the stored state, by oneself', async () => {
    const change = { name: 'Renamed' };
    for (const settingsVersion of [0, 2, 1.5, '1', null, GONE]) {
      expect(await save(change, 'member', { settingsVersion })).toBe('denied');
    }
    for (const settingsBy of ['owner', '', null, GONE])
      expect(await save(change, 'member', { settingsBy })).toBe('denied');
    expect(await verdictOf(world.as('member').doc(CHATBOT).update(change))).toBe('denied');
    expect(await save(change)).toBe('allowed');
    expect(await save(change)).toBe('denied');
    expect(await save(change, 'admin', { settingsVersion: 2 })).toBe('allowed');
  });

  it('are not saved any more while the chatbot is being deleted', async () => {
    await world.past((server) => server.doc(CHATBOT).update({ isDeleting: true }));
    expect(await save({ name: 'Renamed' }, 'owner')).toBe('denied');
    expect(await save({ isDeleting: false }, 'owner')).toBe('denied');
  });

  it.each(['viewer', 'unconfirmed', 'removed', 'pending', 'otherOwner', 'visitor', 'watcher', 'nobody'] as const)(
    'are not for %s',
    async (context) => {
      expect(await save({ name: 'Renamed' }, context)).toBe('denied');
    },
  );

  it('are not for a session that was ended', async () => {
    const member = paths.member(TENANTS.A, 'member');
    await world.past((server) => server.doc(member).update({ sessionsFrom: 2_000_000_000 }));
    expect(await save({ name: 'Renamed' })).toBe('denied');
    await world.past((server) => server.doc(member).update({ sessionsFrom: 0 }));
    expect(await save({ name: 'Renamed' })).toBe('allowed');
  });

  it('are neither replaced, made nor deleted with their document', async () => {
    const chatbot = world.as('owner').doc(CHATBOT);
    const stamp = { settingsVersion: 1, settingsBy: 'owner' };
    expect(await verdictOf(chatbot.set({ name: 'Renamed', ...stamp }))).toBe('denied');
    expect(await verdictOf(chatbot.delete())).toBe('denied');
    const other = world.as('owner').doc(paths.chatbot(TENANTS.A, 'new'));
    expect(await verdictOf(other.set({ ...ruleDocuments.chatbot, ...stamp }))).toBe('denied');
  });
});

describe('the mails that a member chose', () => {
  it.each([
    ...['lead', 'handover', 'disliked', 'unanswered'].map((field) => ({ field, bad: NO_SWITCHES })),
    { field: 'digest', bad: ['', 'hourly', ...NO_TEXTS] },
    { field: 'more', bad: [true] },
  ])('cannot have a strange $field', async ({ field, bad }) => {
    const own = world.as('viewer').doc(paths.notification(TENANTS.A, 'chatbot', 'viewer'));
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
