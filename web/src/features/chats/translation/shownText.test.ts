import { newAnswerMessage, newVisitorMessage, type AgentMessage } from '@parlance/domain/documents/chats/message';
import { expect, it } from 'vitest';
import { type Reading, shownText } from './shownText.ts';

const at = new Date('2026-11-20T12:00:00Z');
const said = { chatbotId: 'chatbot', at };
const FRENCH = 'Combien coûte la réparation ?';
const GERMAN = 'Was kostet die Reparatur?';
const german = (isTranslated: boolean): Reading => ({ locale: 'de', visitors: 'fr', isTranslated });
const visitors = newVisitorMessage({ ...said, text: FRENCH, translations: { de: GERMAN } });
const agents: AgentMessage = {
  ...said,
  role: 'agent',
  text: FRENCH,
  agentUid: 'ada',
  agentName: 'Ada',
  draftChange: null,
  translations: {},
  attachment: null,
  delivery: null,
  original: { text: GERMAN, locale: 'de' },
};

it('a message is shown as it is, also one that has a translation, until the conversation is translated', () => {
  const plain = { text: FRENCH, lang: 'fr', other: null, isUnreliable: false };
  expect(shownText(visitors, german(false))).toEqual(plain);
  const other = { text: FRENCH, lang: 'fr', kind: 'original' };
  expect(shownText(visitors, german(true))).toEqual({ text: GERMAN, lang: 'de', other, isUnreliable: false });
  expect(shownText(visitors, { ...german(true), locale: 'en' })).toEqual(plain);
});

it('one that could not be translated reliably says so', () => {
  const failed = newAnswerMessage({ ...said, text: FRENCH, verdict: 'answered', translations: { de: '' } });
  expect(shownText(failed, german(true))).toMatchObject({ text: FRENCH, other: null, isUnreliable: true });
  expect(shownText(failed, german(false)).isUnreliable).toBe(false);
});

it('an agent’s message has both what was sent and what was written', () => {
  const [sent, written] = [
    { text: FRENCH, lang: 'fr' },
    { text: GERMAN, lang: 'de' },
  ];
  expect(shownText(agents, german(false))).toMatchObject({ ...sent, other: { ...written, kind: 'written' } });
  expect(shownText(agents, german(true))).toMatchObject({ ...written, other: { ...sent, kind: 'sent' } });
  const english = { ...german(true), locale: 'en' } as const;
  expect(shownText(agents, english)).toMatchObject({ ...sent, other: { ...written, kind: 'written' } });
  const translated = { ...agents, translations: { en: 'What does it cost?' } };
  expect(shownText(translated, english)).toMatchObject({
    text: 'What does it cost?',
    other: { ...sent, kind: 'original' },
  });
});
