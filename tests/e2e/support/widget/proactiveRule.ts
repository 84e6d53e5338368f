import type { ProactiveRule } from '@parlance/domain/documents/chatbots/proactiveOf';

/** Question that every shop of these tests has an answer to, word for word. */
export const DELIVERY = { question: 'How long does delivery take?', answer: 'Two working days.' };

/** The rule's message in English. */
export const TEXT = 'Questions about delivery?';

/** A little more than the rule's time, in milliseconds: longer than a test takes to get to it. */
export const FIVE_MINUTES = 300_100;

/** A rule that shows its message on every page after five minutes. */
export function proactiveRule(change: Partial<ProactiveRule> = {}): ProactiveRule {
  return {
    id: 'delivery',
    name: 'Delivery',
    isOn: true,
    text: '[de] Fragen zur Lieferung? [en] Questions about delivery?',
    suggestions: [`[en] ${DELIVERY.question}`, '[de] Wie lange dauert die Lieferung?'],
    pages: [],
    languages: [],
    visitors: 'everybody',
    trigger: { kind: 'time', seconds: 300 },
    hours: null,
    ...change,
  };
}
