import { automaticMails } from './automaticMails.ts';
import { otherMails } from './otherMails.ts';
import { replyMails } from './replyMails.ts';
import type { SampleMail } from './SampleMail.ts';

/** More than 300 mails of the shapes of programs in use, the same in each run. */
export function makeMails(): SampleMail[] {
  return [...replyMails(), ...automaticMails(), ...otherMails()];
}
