import type { TestCase } from '@parlance/domain/documents/evals/testCase';

type Seeded = Pick<TestCase, 'question' | 'locale' | 'turn' | 'expectation' | 'mustPass'>;

/** Tests of the demo shop's chatbot, in both languages. */
export const TEST_CASES: readonly Seeded[] = [
  {
    question: 'What does the Fernweg Club cost?',
    locale: 'en',
    turn: null,
    expectation: { kind: 'facts', facts: ['€24 a year'] },
    mustPass: true,
  },
  {
    question: 'Bis wann hat der Laden am Samstag geöffnet?',
    locale: 'de',
    turn: null,
    expectation: { kind: 'facts', facts: ['18 Uhr'] },
    mustPass: true,
  },
  {
    question: 'Is there a lift in the shop?',
    locale: 'en',
    turn: null,
    expectation: { kind: 'facts', facts: ['lift to the first floor'] },
    mustPass: false,
  },
  {
    question: 'Wer hat gestern das Fußballspiel gewonnen?',
    locale: 'de',
    turn: null,
    expectation: { kind: 'refuse' },
    mustPass: false,
  },
];
