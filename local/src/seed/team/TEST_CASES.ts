import type { TestCase } from '@parlance/domain/documents/evals/testCase';

type Seeded = Pick<TestCase, 'question' | 'locale' | 'turn' | 'earlier' | 'recordings' | 'expectation' | 'mustPass'>;

/** Tests of the demo shop's chatbot, in both languages. */
export const TEST_CASES: readonly Seeded[] = [
  {
    question: 'What does the Fernweg Club cost?',
    locale: 'en',
    turn: null,
    earlier: [],
    recordings: [],
    expectation: { kind: 'facts', facts: ['€24 a year'] },
    mustPass: true,
  },
  {
    question: 'Bis wann hat der Laden am Samstag geöffnet?',
    locale: 'de',
    turn: null,
    earlier: [],
    recordings: [],
    expectation: { kind: 'facts', facts: ['18 Uhr'] },
    mustPass: true,
  },
  {
    question: 'Is there a lift in the shop?',
    locale: 'en',
    turn: null,
    earlier: [],
    recordings: [],
    expectation: { kind: 'facts', facts: ['lift to the first floor'] },
    mustPass: false,
  },
  {
    question: '10234',
    locale: 'de',
    turn: null,
    earlier: ['Moin, wo bleibt meine Bestellung?'],
    recordings: [
      {
        action: 'order_state',
        arguments: [{ parameter: 'orderId', value: '10234' }],
        result: 'status: shipped\ncarrier: DHL\narrives: 2026-12-03',
      },
    ],
    expectation: { kind: 'facts', facts: ['DHL', '3.12.2026'] },
    mustPass: false,
  },
  {
    question: 'Wer hat gestern das Fußballspiel gewonnen?',
    locale: 'de',
    turn: null,
    earlier: [],
    recordings: [],
    expectation: { kind: 'refuse' },
    mustPass: false,
  },
];
