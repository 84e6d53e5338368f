import type { MailText } from './MailCatalogue.ts';
import type { DeskMailKind } from './DeskMailKind.ts';

/** Mails about withdrawals and cancellations in German. */
export const DE_DESK_MAILS: Readonly<Record<DeskMailKind, MailText>> = {
  'withdrawal-receipt': {
    subject: 'Eingangsbestätigung: Ihr Widerruf ({reference})',
    paragraphs: ['bei {organizationName} ist Ihr Widerruf eingegangen. Das wurde erklärt:', '{shortened}'],
    button: null,
    footer:
      'Sie erhalten diese Bestätigung, weil diese Adresse auf der Seite für Widerrufe von {organizationName} dafür angegeben wurde. Waren Sie das nicht, teilen Sie es dem Unternehmen bitte unter Angabe des Aktenzeichens mit.',
  },
  'cancellation-receipt': {
    subject: 'Eingangsbestätigung: Ihre Kündigung ({reference})',
    paragraphs: ['bei {organizationName} ist Ihre Kündigung eingegangen. Das wurde erklärt:', '{shortened}'],
    button: null,
    footer:
      'Sie erhalten diese Bestätigung, weil diese Adresse auf der Seite für Kündigungen von {organizationName} dafür angegeben wurde. Waren Sie das nicht, teilen Sie es dem Unternehmen bitte unter Angabe des Aktenzeichens mit.',
  },
  'withdrawal-received': {
    subject: '{chatbotName}: Ein Vertrag wurde widerrufen',
    paragraphs: [
      'Über Ihren Chatbot {chatbotName} ist ein Widerruf eingegangen. Aktenzeichen: {excerpt}.',
      'Die Eingangsbestätigung ist erteilt. Was erklärt wurde, finden Sie im Dashboard.',
    ],
    button: 'Widerruf öffnen',
    footer:
      'Sie erhalten diese E-Mail, weil Sie in den Benachrichtigungen dieses Chatbots E-Mails über Kontaktanfragen gewählt haben.',
  },
  'cancellation-received': {
    subject: '{chatbotName}: Ein Vertrag wurde gekündigt',
    paragraphs: [
      'Über Ihren Chatbot {chatbotName} ist eine Kündigung eingegangen. Aktenzeichen: {excerpt}.',
      'Die Eingangsbestätigung ist erteilt. Was erklärt wurde, finden Sie im Dashboard.',
    ],
    button: 'Kündigung öffnen',
    footer:
      'Sie erhalten diese E-Mail, weil Sie in den Benachrichtigungen dieses Chatbots E-Mails über Kontaktanfragen gewählt haben.',
  },
};
