import { idFrom } from '../idFrom.ts';
import { PRODUCT_PEOPLE } from '../PEOPLE.ts';
import type { Tenant } from '../TENANTS.ts';

/** The product itself, whose chatbot answers on the home page from the documentation. */
export const PRODUCT: Tenant = {
  orgId: idFrom('org parlance'),
  chatbotId: idFrom('chatbot parlance docs'),
  people: PRODUCT_PEOPLE,
  guests: [],
  ageDays: 30,
  org: { name: 'Parlance', plan: 'business', businessType: 'technology' },
  chatbot: {
    name: 'Parlance documentation',
    description: 'Answers on the home page from the documentation, in English and German.',
    displayName: 'Parlance',
    initialMessages: [
      '[en] Hello. What would you like to know about Parlance?',
      '[de] Guten Tag. Was möchten Sie über Parlance wissen?',
    ],
    conversationStarters: [
      '[en] How do I create a chatbot?',
      '[en] How long does the free trial last?',
      '[de] Wie erstelle ich einen Chatbot?',
      '[de] Wie lange läuft der kostenlose Test?',
    ],
    leadRetentionDays: 1,
  },
  documents: [],
};
