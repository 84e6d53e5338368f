import { DESK_TITLES } from '@parlance/domain/desk/DESK_TITLES';
import type { DeskTexts } from './DeskTexts.ts';

/** The desk in German. */
export const DE_DESK: DeskTexts = {
  title: DESK_TITLES.de,
  confirm: { withdrawal: 'Widerruf bestätigen', cancellation: 'jetzt kündigen' },
  declared: {
    withdrawal: 'Hiermit widerrufe ich den unten bezeichneten Vertrag.',
    cancellation: 'Hiermit kündige ich den unten bezeichneten Vertrag.',
  },
  labels: {
    kind: 'Erklärung',
    name: 'Ihr Name',
    email: 'Ihre E-Mail-Adresse',
    contract: 'Bestell- oder Vertragsnummer',
    cancellation: 'Art der Kündigung',
    ordinary: 'Ordentliche Kündigung',
    forCause: 'Außerordentliche Kündigung aus wichtigem Grund',
    reason: 'Grund der außerordentlichen Kündigung',
    endsOn: 'Der Vertrag soll enden am',
    earliest: 'Zum nächstmöglichen Zeitpunkt',
    message: 'Weitere Angaben',
    receivedAt: 'Eingegangen am',
    reference: 'Aktenzeichen',
  },
  hints: {
    contract: 'Sie finden sie in der Bestellbestätigung. Ohne Nummer: was Sie bestellt haben und wann.',
    contractCancelled:
      'Zum Beispiel die Kunden- oder Vertragsnummer. Ohne Nummer: um welchen Vertrag es geht und seit wann er läuft.',
    email: 'Dorthin schicken wir sofort die Eingangsbestätigung.',
    reason: 'Nur bei einer außerordentlichen Kündigung nötig.',
    endsOn: 'Lassen Sie das Feld leer, wenn der Vertrag zum nächstmöglichen Zeitpunkt enden soll.',
    message: 'Zum Beispiel, welche Artikel Sie zurückgeben, wenn es nicht alle sind.',
    messageCancelled: 'Was wir sonst noch wissen sollten.',
  },
  optional: 'freiwillig',
  problems: 'Es ist noch nichts eingegangen. Bitte prüfen Sie:',
  missing: 'Bitte füllen Sie dieses Feld aus.',
  tooLong: 'Bitte kürzen Sie den Text auf höchstens {max} Zeichen.',
  invalid: {
    name: 'Bitte geben Sie Ihren Namen ohne Internetadresse und ohne Sonderzeichen an.',
    email: 'Bitte geben Sie eine vollständige E-Mail-Adresse an, zum Beispiel name@example.com.',
    line: 'Bitte schreiben Sie das in eine Zeile und ohne Steuerzeichen.',
    text: 'Der Text enthält Zeichen, die wir nicht lesen können. Bitte geben Sie ihn neu ein.',
    day: 'Bitte geben Sie einen Tag an, zum Beispiel 31.12.2026.',
  },
  notReceived: {
    expired:
      'Ihre Erklärung ist noch nicht eingegangen, weil diese Seite zu lange offen war. Ihre Angaben stehen noch da: Bitte bestätigen Sie noch einmal.',
    flood:
      'Ihre Erklärung ist nicht eingegangen: Aus Ihrem Netz kamen in der letzten Stunde ungewöhnlich viele. Ihre Angaben stehen noch da. Versuchen Sie es später noch einmal.',
    failed:
      'Ihre Erklärung ist wegen einer Störung nicht eingegangen. Ihre Angaben stehen noch da: Bitte versuchen Sie es gleich noch einmal.',
  },
  writeTo: 'Oder schreiben Sie direkt an:',
  receiptTitle: {
    withdrawal: 'Ihr Widerruf ist eingegangen',
    cancellation: 'Ihre Kündigung ist eingegangen',
  },
  mailed: 'Diese Bestätigung schicken wir auch an {email}.',
  mailHeld:
    'An {email} schicken wir heute keine E-Mail, weil dort oder bei uns die Höchstzahl des Tages erreicht ist. Am Eingang Ihrer Erklärung ändert das nichts: Diese Seite ist Ihre Bestätigung.',
  keep: 'Bitte drucken oder speichern Sie diese Seite.',
  next: 'Wie es weitergeht',
  addressee: 'Empfänger',
  notice: 'Widerrufsbelehrung',
  privacy: 'Datenschutz',
  otherLanguage: 'English',
  gone: 'Diese Seite gibt es nicht oder nicht mehr.',
  away: 'Diese Seite ist gerade gestört, und es ist nichts eingegangen. Bitte gehen Sie im Browser zurück und versuchen Sie es gleich noch einmal.',
  chat: {
    withdrawal:
      'Einen Vertrag können Sie hier sofort und ohne Anmeldung widerrufen: [Vertrag widerrufen]({link}). Den Eingang bestätigt Ihnen {business} gleich per E-Mail.',
    cancellation:
      'Einen laufenden Vertrag können Sie hier sofort und ohne Anmeldung kündigen: [Verträge hier kündigen]({link}). Den Eingang bestätigt Ihnen {business} gleich per E-Mail.',
  },
};
