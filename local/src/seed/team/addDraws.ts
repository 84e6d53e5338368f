import type { ProactiveRule } from '@parlance/domain/documents/chatbots/proactiveOf';
import { idFrom } from '../idFrom.ts';
import type { SeedChat } from '../SeedChat.ts';

/** The shop's message on all of its pages after a moment. */
export const SHIPPING_RULE: ProactiveRule = {
  id: idFrom('rule shipping'),
  name: 'Versand und Rückgabe',
  isOn: true,
  text: '[de] Fragen zu Versand oder Rückgabe? [en] Questions about shipping or returns?',
  suggestions: [
    '[de] Was kostet der Versand?',
    '[de] Wie lange kann ich etwas zurückgeben?',
    '[en] How long does delivery to Austria take?',
  ],
  pages: ['/', '/de', '/en'],
  languages: [],
  visitors: 'everybody',
  trigger: { kind: 'time', seconds: 8 },
  hours: null,
};

/** Visitors without the message, in percent. */
export const HOLDOUT = 20;

/** Conversations of visitors without it: every seventh. With a fifth of the draws, it brings half as many again. */
const HELD_EVERY = 7;

/** Says of the widget's conversations whether their visitors had seen the message. */
export function addDraws(chats: readonly SeedChat[]): SeedChat[] {
  let place = 0;
  return chats.map((seeded) => {
    if (seeded.chat.channel !== 'widget') return seeded;
    place += 1;
    const proactive = { ruleId: SHIPPING_RULE.id, isShown: place % HELD_EVERY > 0, holdout: HOLDOUT };
    return { ...seeded, chat: { ...seeded.chat, proactive } };
  });
}
