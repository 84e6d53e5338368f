import type { Chatbot } from '@parlance/domain/documents/chatbots/chatbot';
import { NO_DESK } from '@parlance/domain/desk/deskSettings';
import type { Org } from '@parlance/domain/documents/organizations/org';
import { HOLDOUT, SHIPPING_RULE } from './team/addDraws.ts';
import { idFrom } from './idFrom.ts';
import { RETURN_PROCEDURE } from './team/RETURN_PROCEDURE.ts';
import { FERNWEG_PEOPLE, LINDGRUEN_GUEST, LINDGRUEN_PEOPLE, type Person } from './PEOPLE.ts';

export interface Tenant {
  orgId: string;
  chatbotId: string;
  people: readonly [Person, ...Person[]];
  /** People whose account and profile belong to the other organization. */
  guests: readonly Person[];
  /** Days since the organization signed up. */
  ageDays: number;
  org: Pick<Org, 'name' | 'plan' | 'businessType'>;
  chatbot: Pick<Chatbot, 'name' | 'description'> & Partial<Chatbot>;
  /** Names of its documents. */
  documents: readonly string[];
}

export const FERNWEG: Tenant = {
  orgId: idFrom('org fernweg'),
  chatbotId: idFrom('chatbot fernweg'),
  people: FERNWEG_PEOPLE,
  guests: [],
  ageDays: 120,
  // Four people: the only plan with room for them.
  org: { name: 'Fernweg Outdoor GmbH', plan: 'business', businessType: 'e-commerce' },
  chatbot: {
    name: 'Fernweg Beratung',
    description: 'Answers questions about shipping, returns, sizes, warranty and repairs in German and English.',
    displayName: 'Fernweg Beratung',
    initialMessages: [
      '[de] Hallo und willkommen bei Fernweg.',
      '[de] Wie kann ich helfen?',
      '[en] Hello and welcome to Fernweg.',
      '[en] How can I help?',
    ],
    suggestedMessages: [
      '[de] Was kostet der Versand?',
      '[de] Wie lange kann ich etwas zurückgeben?',
      '[en] How long does delivery to Austria take?',
      '[en] What does it cost to resole my boots?',
    ],
    messagePlaceholder: '[de] Ihre Frage [en] Your question',
    footerText: 'Fernweg Outdoor, Freiburg',
    desk: {
      ...NO_DESK,
      withdrawal: true,
      cancellation: true,
      address: 'Fernweg Outdoor GmbH\nSchauinslandweg 12\n79100 Freiburg\nservice@fernweg.example',
    },
    proactive: { rules: [SHIPPING_RULE], holdout: HOLDOUT },
    procedures: [RETURN_PROCEDURE],
    systemInstructions:
      'You advise customers of an outdoor shop. Be brief and friendly. Name prices and times exactly as the documents do. ' +
      'For orders in progress, refer people to service@fernweg.example or +49 761 5550 140.',
  },
  documents: [
    'shipping.md',
    'versand.md',
    'returns.md',
    'rueckgabe.md',
    'size-guide.docx',
    'groessenberatung.docx',
    'warranty.pdf',
    'garantie.pdf',
    'opening-hours.txt',
    'care-guide.md',
    'pflege.md',
    'membership.md',
    'repair-service.md',
    'werkstatt.md',
  ],
};

export const LINDGRUEN: Tenant = {
  orgId: idFrom('org lindgruen'),
  chatbotId: idFrom('chatbot lindgruen'),
  people: LINDGRUEN_PEOPLE,
  guests: [LINDGRUEN_GUEST],
  ageDays: 5,
  org: { name: 'Lindgrün Möbel', plan: 'trial', businessType: 'retail' },
  chatbot: { name: 'Möbelberatung', description: 'Beantwortet Fragen zu Lieferung und Aufbau.' },
  documents: ['lieferung-und-aufbau.md'],
};
