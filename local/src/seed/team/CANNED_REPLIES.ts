import type { CannedReply } from '@parlance/domain/documents/organizations/cannedReply';

/** Canned replies of the demo team for its conversations. */
export const CANNED_REPLIES: readonly Pick<CannedReply, 'shortcut' | 'title' | 'texts'>[] = [
  {
    shortcut: 'hallo',
    title: 'Begrüßung',
    texts: {
      en: 'Hello {visitor|there}, this is {agent} from {organization}. How can I help?',
      de: 'Guten Tag {visitor}, hier ist {agent} von {organization}. Wie kann ich Ihnen helfen?',
    },
  },
  {
    shortcut: 'reparatur',
    title: 'Reparatur einschicken',
    texts: {
      en: 'Please send us the piece with a short description of the damage. We will tell you the price before we begin.',
      de: 'Bitte schicken Sie uns das Stück mit einer kurzen Beschreibung des Schadens. Wir nennen Ihnen den Preis, bevor wir beginnen.',
    },
  },
];
