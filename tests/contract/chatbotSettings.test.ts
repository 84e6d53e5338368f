import { saveChatbotSettings } from '@parlance/domain/contracts/chatbots';
import { type Chatbot, chatbotSchema, newChatbot } from '@parlance/domain/documents/chatbots/chatbot';
import { newId } from '@parlance/domain/ids';
import { LIMITS } from '@parlance/domain/limits';
import { describe, expect, it } from 'vitest';
import { COMPOSED_SETTINGS } from './support/composedSettings.ts';
import { PLAIN_SETTINGS } from './support/plainSettings.ts';
import { CARD, times } from './support/strangeValues.ts';

const FIELDS = { ...PLAIN_SETTINGS, ...COMPOSED_SETTINGS };

/** As large as each setting may be. */
const MAXIMAL = Object.fromEntries(Object.entries(FIELDS).map(([field, { good }]) => [field, good.at(-1)]));

const CHATBOT: Chatbot = { ...newChatbot('Guide', ''), createdAt: new Date() };

/** Fields that no save of settings touches. */
const PROTECTED = [
  'profilePicture',
  'allowedDomains',
  'trained',
  'muted',
  'embeddingSpace',
  'muted',
  'modelProblem',
  'seenOn',
  'testedAt',
  'markedTo',
  'hasActions',
  'hasForms',
  'isGated',
  'settingsVersion',
  'release',
  'settingsBy',
  'isDeleting',
  'createdAt',
];

function read(changes: object, base: object = changes) {
  return saveChatbotSettings.input.safeParse({ orgId: newId(), chatbotId: newId(), changes, base });
}

describe('settings of a chatbot', () => {
  it('are all in this test', () => {
    const settings = Object.keys(CHATBOT).filter((field) => !PROTECTED.includes(field));
    expect(Object.keys(FIELDS).toSorted()).toEqual(settings.toSorted());
  });

  it.each(Object.keys(FIELDS))('%s: takes what it may be and nothing else', (field) => {
    const { good, bad } = FIELDS[field] ?? { good: [], bad: [] };
    for (const value of good) {
      expect(read({ [field]: value }).data?.changes).toEqual({ [field]: value });
      expect(Reflect.get(chatbotSchema.parse({ ...CHATBOT, [field]: value }), field)).toEqual(value);
    }
    for (const value of bad) {
      expect([value, read({ [field]: value }, { [field]: good[0] }).success]).toEqual([value, false]);
      expect([value, read({ [field]: good[0] }, { [field]: value }).success]).toEqual([value, false]);
    }
  });

  it('can all be saved at once, as large as they may be', () => {
    expect(read(MAXIMAL).data?.changes).toEqual(MAXIMAL);
    expect(Buffer.byteLength(JSON.stringify(read(MAXIMAL).data))).toBeLessThan(saveChatbotSettings.maxBytes ?? 0);
  });

  it.each([...PROTECTED, 'orgId', 'anythingElse'])('do not include %s', (field) => {
    const unchanged: unknown = Reflect.get(CHATBOT, field);
    expect(read({ [field]: unchanged ?? null }).success).toBe(false);
    expect(read({ name: 'Renamed', [field]: 'changed' }).success).toBe(false);
  });

  it('come with what each of them was before', () => {
    expect(read({ name: 'Renamed' }, {}).success).toBe(false);
    expect(read({}, { name: 'Guide' }).success).toBe(false);
    expect(read({ name: 'Renamed' }, { description: '' }).success).toBe(false);
    expect(read({ name: 'Renamed' }, { name: 'Guide' }).success).toBe(true);
  });

  it.each([
    ['spaces around texts', { name: ' Guide ', footerText: '\n ' }, { name: 'Guide', footerText: '' }],
    ['characters in several pieces', { name: 'Cafe\u0301' }, { name: 'Café' }],
    ['empty lines', { initialMessages: ['Hello', '  ', 'Ask us '] }, { initialMessages: ['Hello', 'Ask us'] }],
    [
      'empty lines above the bound',
      { conversationStarters: [...times(LIMITS.conversationStarters, 'a'), ''] },
      { conversationStarters: times(LIMITS.conversationStarters, 'a') },
    ],
    [
      'blank questions',
      {
        faqs: [
          { question: ' Q ', answer: 'A' },
          { question: ' ', answer: '' },
        ],
      },
      { faqs: [{ question: 'Q', answer: 'A' }] },
    ],
    [
      'spaces inside of groups',
      { contactCard: { email: ' a@shop.example', phone: ' ' } },
      { contactCard: { email: 'a@shop.example', phone: '' } },
    ],
  ])('are stored without %s', (_what, typed, stored) => {
    expect(read(typed).data?.changes).toEqual(stored);
  });

  it('are read also where a group holds more than is known', () => {
    expect(chatbotSchema.parse({ ...CHATBOT, contactCard: { ...CARD, fax: '1' } }).contactCard).toEqual(CARD);
  });
});
