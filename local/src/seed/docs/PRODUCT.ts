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
    initialMessages: ['Hello. What would you like to know about Parlance?', 'Guten Tag. Was möchten Sie wissen?'],
    conversationStarters: ['How do I create a chatbot?', 'Wie lange läuft der Test?'],
    leadRetentionDays: 1,
  },
  documents: [],
};
