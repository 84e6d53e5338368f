import { encodeMail } from './encodeMail.ts';
import { languageShapes } from './languageShapes.ts';
import { oddShapes } from './oddShapes.ts';
import { exchangeOf, replyHeaders } from './replyMails.ts';
import type { SampleMail } from './SampleMail.ts';

/** Mails that are no plain reply: answers between the lines, passed on, first ones, and odd ones. */
export function otherMails(): SampleMail[] {
  const shapes = [...languageShapes(), ...oddShapes()];
  return shapes.map(({ name, subject, part, text, headers = [] }, index) => {
    const exchange = exchangeOf(`other.${index}`);
    return {
      name,
      bytes: encodeMail([...headers, ...replyHeaders(exchange, subject, 4)], part),
      kind: 'message',
      text,
      thread: exchange.thread,
    };
  });
}
