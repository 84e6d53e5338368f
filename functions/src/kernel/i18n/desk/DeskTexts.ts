import type { DeskKind } from '@parlance/domain/desk/DESK_KINDS';

type OfKind = Readonly<Record<DeskKind, string>>;

/** Names of a declaration's fields, on its page, on the receipt and in the mail. */
interface DeskLabels {
  kind: string;
  name: string;
  email: string;
  contract: string;
  cancellation: string;
  ordinary: string;
  forCause: string;
  reason: string;
  endsOn: string;
  earliest: string;
  message: string;
  receivedAt: string;
  reference: string;
}

/** Texts of the desk in one language. {business}, {link} and the like are filled in as literal text. */
export interface DeskTexts {
  /** Headings of the pages, and names of the links that lead there: those of §§ 312k and 356a BGB in German. */
  title: OfKind;
  /** Buttons that declare it: those of the same sections. */
  confirm: OfKind;
  /** Sentence that is declared, as on the receipt. */
  declared: OfKind;
  labels: DeskLabels;
  /** Sentences below fields. */
  hints: Readonly<
    Record<'contract' | 'contractCancelled' | 'email' | 'reason' | 'endsOn' | 'message' | 'messageCancelled', string>
  >;
  optional: string;
  /** Above the form when something is wrong in it, and what is wrong with a field. */
  problems: string;
  missing: string;
  /** {max} is a number of characters. */
  tooLong: string;
  invalid: Readonly<Record<'name' | 'email' | 'line' | 'text' | 'day', string>>;
  /** Above the form when nothing was received: sent too late, too often, and for want of our database. */
  notReceived: Readonly<Record<'expired' | 'flood' | 'failed', string>>;
  /** Before the business's address, where that is the other way. */
  writeTo: string;
  receiptTitle: OfKind;
  /** {email} is the address of the receipt by mail. */
  mailed: string;
  mailHeld: string;
  keep: string;
  next: string;
  /** Heading of what a business is called and where it is. */
  addressee: string;
  notice: string;
  privacy: string;
  /** Name of the other language's page, in that language. */
  otherLanguage: string;
  gone: string;
  /** The whole page, when our database does not answer. */
  away: string;
  /** The chat's answer to somebody who wants to withdraw or to cancel; {link} is the page's address. */
  chat: OfKind;
}
