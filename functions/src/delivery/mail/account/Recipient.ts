import type { Locale } from '@parlance/domain/locales';
import type { UserRecord } from 'firebase-admin/auth';

/** Person or stranger who gets a mail. */
export interface Recipient {
  to: string;
  /** Empty where it may be a stranger's: nobody has confirmed the address, so anybody can have typed the name. */
  name: string;
  locale: Locale;
  /** The account of the address, if it has one. */
  account: UserRecord | undefined;
}
