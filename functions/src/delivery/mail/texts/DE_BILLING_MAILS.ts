import type { BillingMailKind } from '@parlance/domain/documents/mail';
import type { MailText } from './MailCatalogue.ts';

const FOOTER = 'Sie erhalten diese E-Mail, weil {organizationName} auf Parlance Ihnen gehört.';

/** Mails to owners about what is paid for. */
export const DE_BILLING_MAILS: Readonly<Record<BillingMailKind, MailText>> = {
  'billing-receipt': {
    subject: '{organizationName}: Wir haben {amount} erhalten',
    paragraphs: [
      'Vielen Dank. Wir haben am {date} {amount} für {organizationName} auf Parlance erhalten, Tarif {plan}.',
      'Die Rechnung finden Sie in den Abrechnungseinstellungen, als Seite und als PDF.',
    ],
    button: 'Rechnungen ansehen',
    footer: FOOTER,
  },
  'billing-payment-failed': {
    subject: '{organizationName}: Eine Zahlung ist fehlgeschlagen',
    paragraphs: [
      'Eine Zahlung von {amount} für {organizationName} auf Parlance konnte nicht eingezogen werden.',
      'Bitte prüfen Sie die Zahlungsmethode, oder bestätigen Sie die Zahlung, falls Ihre Bank danach fragt. Wir versuchen es in den nächsten Tagen erneut; Ihre Chatbots antworten noch sieben Tage lang weiter.',
    ],
    button: 'Zahlungsmethode prüfen',
    footer: FOOTER,
  },
  'billing-renewal-ahead': {
    subject: '{organizationName}: Ihr Tarif verlängert sich am {date}',
    paragraphs: [
      'Der Tarif {plan} von {organizationName} auf Parlance verlängert sich am {date}. Dann werden {amount} abgebucht.',
      'Sie müssen nichts tun. Tarif und Zahlungsmethode lassen sich vorher noch ändern.',
    ],
    button: 'Abrechnung ansehen',
    footer: FOOTER,
  },
  'billing-card-expiring': {
    subject: '{organizationName}: Ihre Karte läuft am {date} ab',
    paragraphs: [
      'Die Karte mit den Endziffern {last4}, mit der {organizationName} für Parlance bezahlt, ist bis {date} gültig.',
      'Bitte hinterlegen Sie bis dahin eine neue, damit die nächste Zahlung für den Tarif {plan} gelingt. Hat Ihre Bank die Karte schon von sich aus erneuert, müssen Sie nichts tun.',
    ],
    button: 'Zahlungsart ändern',
    footer: FOOTER,
  },
  'billing-plan-changed': {
    subject: '{organizationName} hat jetzt den Tarif {plan}',
    paragraphs: [
      '{organizationName} hat auf Parlance jetzt den Tarif {plan}.',
      'Der Unterschied für den Rest des Zeitraums wird mit der nächsten Rechnung am {date} berechnet oder gutgeschrieben.',
    ],
    button: 'Abrechnung ansehen',
    footer: FOOTER,
  },
  'billing-paused': {
    subject: '{organizationName}: Ihr Abo ist pausiert',
    paragraphs: [
      'Das Abo von {organizationName} auf Parlance ist bis {date} pausiert. In dieser Zeit wird nichts berechnet.',
      'Ihre Chatbots geben Ihre eigenen Antworten und nehmen Kontaktanfragen an, schreiben aber selbst keine Antworten. Sie können das Abo jederzeit fortsetzen.',
    ],
    button: 'Abrechnung ansehen',
    footer: FOOTER,
  },
  'billing-resumed': {
    subject: '{organizationName}: Ihr Abo läuft weiter',
    paragraphs: [
      'Die Pause von {organizationName} auf Parlance ist beendet, Ihre Chatbots antworten wieder.',
      'Die nächste Abrechnung des Tarifs {plan} ist am {date}.',
    ],
    button: 'Abrechnung ansehen',
    footer: FOOTER,
  },
  'billing-cancelled': {
    subject: '{organizationName}: Ihr Abo endet am {date}',
    paragraphs: [
      'Das Abo von {organizationName} auf Parlance wurde gekündigt und endet am {date}. Bis dahin bleibt alles wie bisher.',
      'Falls Sie es sich anders überlegen, können Sie das Abo bis zu diesem Tag reaktivieren.',
    ],
    button: 'Reaktivieren',
    footer: FOOTER,
  },
  'billing-reactivated': {
    subject: '{organizationName}: Ihr Abo läuft weiter',
    paragraphs: [
      'Die Kündigung für {organizationName} auf Parlance wurde zurückgenommen.',
      'Der Tarif {plan} läuft weiter; die nächste Abrechnung ist am {date}.',
    ],
    button: 'Abrechnung ansehen',
    footer: FOOTER,
  },
  'billing-ended': {
    subject: '{organizationName}: Ihr Abo ist beendet',
    paragraphs: [
      'Das Abo von {organizationName} auf Parlance ist beendet, die Chatbots antworten nicht mehr.',
      'Wir bewahren Ihre Daten bis {date} auf und löschen sie dann. Bis dahin können Sie einen Tarif wählen und dort weitermachen, wo Sie aufgehört haben.',
    ],
    button: 'Tarif wählen',
    footer: FOOTER,
  },
  'billing-erasure-ahead': {
    subject: '{organizationName}: Ihre Daten werden am {date} gelöscht',
    paragraphs: [
      'Das Abo von {organizationName} auf Parlance ist beendet. Am {date} löschen wir die Organisation mit ihren Chatbots, Wissensquellen, Unterhaltungen und Kontaktanfragen.',
      'Wenn Sie sie behalten möchten, wählen Sie vorher einen Tarif. Was Sie brauchen, können Sie vorher exportieren.',
    ],
    button: 'Organisation behalten',
    footer: FOOTER,
  },
};
