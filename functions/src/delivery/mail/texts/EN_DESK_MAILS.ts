import type { MailText } from './MailCatalogue.ts';
import type { DeskMailKind } from './DeskMailKind.ts';

/** Mails about withdrawals and cancellations in English. */
export const EN_DESK_MAILS: Readonly<Record<DeskMailKind, MailText>> = {
  'withdrawal-receipt': {
    subject: 'Confirmation: your withdrawal has been received ({reference})',
    paragraphs: [
      '{organizationName} has received your withdrawal from a contract. This is what was declared:',
      '{shortened}',
    ],
    button: null,
    footer:
      'You get this confirmation because this address was given for it on the page for withdrawals of {organizationName}. If that was not you, please tell the business, with the reference number.',
  },
  'cancellation-receipt': {
    subject: 'Confirmation: your cancellation has been received ({reference})',
    paragraphs: [
      '{organizationName} has received your cancellation of a contract. This is what was declared:',
      '{shortened}',
    ],
    button: null,
    footer:
      'You get this confirmation because this address was given for it on the page for cancellations of {organizationName}. If that was not you, please tell the business, with the reference number.',
  },
  'withdrawal-received': {
    subject: '{chatbotName}: a customer has withdrawn from a contract',
    paragraphs: [
      'A withdrawal has come in through the desk of your chatbot {chatbotName}. Reference number: {excerpt}.',
      'The customer has the receipt. What was declared is in the dashboard.',
    ],
    button: 'Open the withdrawal',
    footer: 'You get this mail because you chose mails about leads in the notifications of this chatbot.',
  },
  'cancellation-received': {
    subject: '{chatbotName}: a customer has cancelled a contract',
    paragraphs: [
      'A cancellation has come in through the desk of your chatbot {chatbotName}. Reference number: {excerpt}.',
      'The customer has the receipt. What was declared is in the dashboard.',
    ],
    button: 'Open the cancellation',
    footer: 'You get this mail because you chose mails about leads in the notifications of this chatbot.',
  },
};
