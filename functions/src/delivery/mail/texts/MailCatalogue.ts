import type { MailMessage } from '@parlance/domain/documents/mail';
import type { Plan } from '@parlance/domain/plans';
import type { Role } from '@parlance/domain/roles';

/** One mail. */
export interface MailText {
  subject: string;
  paragraphs: readonly string[];
  /** Null: the mail leads nowhere. */
  button: string | null;
  footer: string;
  /** Somebody wrote it: no greeting stands above. */
  hasOwnGreeting?: true;
}

/** All texts of mails in one language. {name} and the like are filled in as literal text. */
export interface MailCatalogue {
  mails: Readonly<Record<MailMessage['kind'], MailText>>;
  /** Beginning of every mail: with a name where the account has one. */
  greeting: Readonly<Record<'named' | 'plain', string>>;
  /** Placeholders of an invitation for names that it may not quote. */
  unnamed: Readonly<Record<'inviter' | 'organization', string>>;
  /** Roles as in "your role is now …". */
  roles: Readonly<Record<Role, string>>;
  plans: Readonly<Record<Plan, string>>;
  /** Replaces the date of a pause that has no end yet. */
  openEnd: string;
  /** A way of signing in, as in "signed in to with …". */
  password: string;
  /** Words of a mailed conversation. */
  transcript: Readonly<
    Record<
      /** Speakers; `theAssistant` as in "your conversation with …". */
      | 'visitor'
      | 'assistant'
      | 'theAssistant'
      | 'agent'
      | 'sources'
      /** Stands for an address or a phone number in the visitor's words. */
      | 'leftOut'
      | 'shortened'
      /** {count} is a number of messages. */
      | 'newest',
      string
    >
  >;
  /** Below a receipt of which something was left out of what the customer wrote. */
  receiptShortened: string;
  /** The days that a digest's figures are of. */
  periods: Readonly<Record<Extract<MailMessage, { kind: 'digest' }>['every'], string>>;
}
