import type { Declaration } from '@parlance/domain/documents/declarations/declaration';

/** A valid declaration, as the server writes it. */
export const ruleDeclaration: Declaration = {
  kind: 'withdrawal',
  chatbotId: 'chatbot',
  name: 'Erika Mustermann',
  email: 'erika@example.com',
  contract: 'Order 4711',
  isForCause: false,
  reason: '',
  endsOn: null,
  message: 'The blue jacket.',
  locale: 'en',
  receivedAt: new Date('2026-11-20T10:00:00Z'),
  receipt: 'sent',
  status: 'new',
};
