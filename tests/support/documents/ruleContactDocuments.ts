import type { Contact } from '@parlance/domain/documents/contacts/contact';
import type { IdentityKeys, IdentitySettings } from '@parlance/domain/documents/contacts/identitySettings';

const AT = new Date('2026-11-20T12:00:00Z');

const contact: Contact = {
  chatbotId: 'chatbot',
  subject: 'customer-1815',
  name: 'Ada Lovelace',
  email: 'ada@customer.example',
  attributes: { plan: 'pro', orders: 12, isBusiness: true },
  consentAt: null,
  createdAt: AT,
  seenAt: AT,
};

const identitySettings: IdentitySettings = {
  chatbotId: 'chatbot',
  secretMadeAt: AT,
  secretEnding: 'test',
  formerUntil: null,
  keySetUrl: '',
  acceptedAt: null,
  refused: null,
};

const identityKeys: IdentityKeys = { secret: 'idsec_of-this-test', former: null, keySetUrl: '' };

const identityUse = { chatId: 'chat', expiresAt: AT };

/** Documents of signed-in customers for the rules' tests. */
export const ruleContactDocuments = { contact, identitySettings, identityKeys, identityUse } as const;
