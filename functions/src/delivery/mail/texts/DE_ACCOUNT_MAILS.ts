import type { AccountMailKind } from '@parlance/domain/documents/mail';
import type { MailText } from './MailCatalogue.ts';

/** Mails about an account. The greeting ends in a comma, so the first paragraph goes on in lower case. */
export const DE_ACCOUNT_MAILS: Readonly<Record<AccountMailKind, MailText>> = {
  'confirm-email': {
    subject: 'Bestätigen Sie Ihre E-Mail-Adresse',
    paragraphs: [
      'bitte bestätigen Sie, dass diese E-Mail-Adresse Ihnen gehört. Danach können Sie Ihren ersten Chatbot trainieren.',
      'Der Link gilt drei Tage und lässt sich einmal verwenden.',
    ],
    button: 'E-Mail-Adresse bestätigen',
    footer:
      'Falls Sie sich nicht bei Parlance registriert haben, können Sie diese Nachricht ignorieren. Ohne Bestätigung wird kein Konto aktiv.',
  },
  'account-exists': {
    subject: 'Sie haben bereits ein Konto',
    paragraphs: [
      'jemand, vermutlich Sie selbst, wollte diese E-Mail-Adresse für ein Parlance-Konto verwenden. Zu ihr gibt es bereits eines.',
      'Melden Sie sich damit an. Falls Sie das Passwort vergessen haben, können Sie dort ein neues festlegen.',
    ],
    button: 'Anmelden',
    footer: 'Falls Sie das nicht waren, müssen Sie nichts tun: Es hat sich nichts geändert.',
  },
  'reset-password': {
    subject: 'Neues Passwort festlegen',
    paragraphs: [
      'hier können Sie ein neues Passwort für Ihr Parlance-Konto festlegen. Der Link gilt eine Stunde und lässt sich einmal verwenden.',
      'Sobald das neue Passwort gilt, sind alle Geräte abgemeldet.',
    ],
    button: 'Neues Passwort festlegen',
    footer:
      'Falls Sie das nicht angefordert haben, können Sie diese Nachricht ignorieren: Ihr Passwort bleibt, wie es ist.',
  },
  'sign-in-link': {
    subject: 'Ihr Link zur Anmeldung',
    paragraphs: [
      'mit diesem Link melden Sie sich bei Parlance an. Er gilt 15 Minuten und lässt sich einmal verwenden.',
    ],
    button: 'Anmelden',
    footer:
      'Falls Sie das nicht angefordert haben, können Sie diese Nachricht ignorieren. Geben Sie den Link nicht weiter: Wer ihn hat, kann sich anmelden.',
  },
  'sign-in-link-refused': {
    subject: 'Melden Sie sich mit Ihrem Passwort an',
    paragraphs: [
      'für Ihr Parlance-Konto wurde ein Link zur Anmeldung angefordert. Ihr Konto hat einen zweiten Faktor, den ein Link umgehen würde: Bitte melden Sie sich mit Ihrem Passwort, mit Google oder mit Microsoft an.',
    ],
    button: 'Anmelden',
    footer: 'Falls Sie das nicht angefordert haben, können Sie diese Nachricht ignorieren.',
  },
  'password-changed': {
    subject: 'Ihr Passwort wurde geändert',
    paragraphs: ['das Passwort Ihres Parlance-Kontos wurde geändert, und alle Geräte wurden abgemeldet.'],
    button: 'Anmelden',
    footer:
      'Falls Sie das nicht waren, legen Sie bitte sofort ein neues Passwort fest: über „Passwort vergessen?“ auf der Anmeldeseite.',
  },
  'sign-in-method-added': {
    subject: 'Eine neue Anmeldeart für Ihr Konto',
    paragraphs: ['bei Ihrem Parlance-Konto kann man sich ab jetzt auch mit {method} anmelden.'],
    button: 'Anmeldearten ansehen',
    footer:
      'Falls Sie das nicht waren, ändern Sie bitte sofort Ihr Passwort: Auf der Kontoseite wählen Sie dabei, welche anderen Anmeldearten bleiben.',
  },
  'account-deleted': {
    subject: 'Ihr Konto wurde gelöscht',
    paragraphs: [
      'Ihr Parlance-Konto und alle Mitgliedschaften wurden auf Ihren Wunsch gelöscht.',
      'Vielen Dank für die Zeit, die Sie mit uns verbracht haben.',
    ],
    button: 'Zu Parlance',
    footer: 'Falls Sie das nicht waren, antworten Sie bitte auf diese Nachricht.',
  },
  'confirm-new-email': {
    subject: 'Bestätigen Sie Ihre neue E-Mail-Adresse',
    paragraphs: [
      'dies soll die E-Mail-Adresse Ihres Parlance-Kontos werden. Bitte bestätigen Sie, dass sie Ihnen gehört.',
      'Der Link gilt eine Stunde und lässt sich einmal verwenden. Danach melden Sie sich auf allen Geräten mit der neuen Adresse an.',
    ],
    button: 'Neue Adresse bestätigen',
    footer:
      'Falls Sie davon nichts wissen, können Sie diese Nachricht ignorieren: Ohne Bestätigung ändert sich nichts.',
  },
  'email-change-requested': {
    subject: 'Ihre E-Mail-Adresse soll geändert werden',
    paragraphs: [
      'die E-Mail-Adresse Ihres Parlance-Kontos soll künftig {newEmail} lauten. Sie ändert sich, sobald die neue Adresse bestätigt ist.',
    ],
    button: 'Anmelden',
    footer: 'Falls Sie das nicht waren, melden Sie sich bitte an und ändern Sie sofort Ihr Passwort.',
  },
  'email-changed': {
    subject: 'Ihre E-Mail-Adresse wurde geändert',
    paragraphs: [
      'Ihr Parlance-Konto hat jetzt die E-Mail-Adresse {newEmail}. Mit dieser Adresse ist es nicht mehr verbunden.',
    ],
    button: 'Anmelden',
    footer: 'Falls Sie das nicht waren, antworten Sie bitte auf diese Nachricht.',
  },
};
