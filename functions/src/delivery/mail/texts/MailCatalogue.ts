import type { MailMessage } from '@parlance/domain/documents/mail';

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

/** Every mail in one language. {name} and the like are filled in as literal text. */
export type MailCatalogue = Readonly<Record<MailMessage['kind'], MailText>>;
