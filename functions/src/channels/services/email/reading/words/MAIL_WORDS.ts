import { DE_MAIL_WORDS } from './DE_MAIL_WORDS.ts';
import { EN_MAIL_WORDS } from './EN_MAIL_WORDS.ts';
import { ES_MAIL_WORDS } from './ES_MAIL_WORDS.ts';
import { FR_MAIL_WORDS } from './FR_MAIL_WORDS.ts';
import { IT_MAIL_WORDS } from './IT_MAIL_WORDS.ts';
import { NL_MAIL_WORDS } from './NL_MAIL_WORDS.ts';
import type { MailWords } from './MailWords.ts';
import { PL_MAIL_WORDS } from './PL_MAIL_WORDS.ts';

/** All languages at once: a customer's mail program speaks another one than the customer does. */
export const MAIL_WORDS: readonly MailWords[] = [
  EN_MAIL_WORDS,
  DE_MAIL_WORDS,
  FR_MAIL_WORDS,
  ES_MAIL_WORDS,
  IT_MAIL_WORDS,
  NL_MAIL_WORDS,
  PL_MAIL_WORDS,
];
