import type { Locale } from '@parlance/domain/locales';

interface MailText {
  subject: string;
  greeting: string;
  paragraphs: readonly string[];
  button: string;
  footer: string;
}

export type MailKind = 'confirmEmail' | 'accountExists';

/** Every mail in every language. {name} and the like are filled in as literal text. */
export const MAIL_TEXTS: Readonly<Record<Locale, Readonly<Record<MailKind, MailText>>>> = {
  en: {
    confirmEmail: {
      subject: 'Confirm your e-mail address',
      greeting: 'Hello {name},',
      paragraphs: ['please confirm that this e-mail address is yours. Then you can train your first chatbot.'],
      button: 'Confirm e-mail address',
      footer:
        'If you did not sign up for Parlance, you can ignore this mail. No account is active until the address is confirmed.',
    },
    accountExists: {
      subject: 'You already have an account',
      greeting: 'Hello,',
      paragraphs: [
        'somebody, probably you, tried to sign up for Parlance with this e-mail address. It already has an account.',
      ],
      button: 'Sign in',
      footer: 'If that was not you, there is nothing to do: nothing has changed.',
    },
  },
  de: {
    confirmEmail: {
      subject: 'Bestätigen Sie Ihre E-Mail-Adresse',
      greeting: 'Guten Tag {name},',
      paragraphs: [
        'bitte bestätigen Sie, dass diese E-Mail-Adresse Ihnen gehört. Danach können Sie Ihren ersten Chatbot trainieren.',
      ],
      button: 'E-Mail-Adresse bestätigen',
      footer:
        'Falls Sie sich nicht bei Parlance registriert haben, können Sie diese Nachricht ignorieren. Ohne Bestätigung wird kein Konto aktiv.',
    },
    accountExists: {
      subject: 'Sie haben bereits ein Konto',
      greeting: 'Guten Tag,',
      paragraphs: [
        'jemand, vermutlich Sie selbst, wollte sich mit dieser E-Mail-Adresse bei Parlance registrieren. Zu ihr gibt es bereits ein Konto.',
      ],
      button: 'Anmelden',
      footer: 'Falls Sie das nicht waren, müssen Sie nichts tun: Es hat sich nichts geändert.',
    },
  },
};
