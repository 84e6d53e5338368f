import type { Part } from './encodeMail.ts';

/** Headers of the mail that a report is about. */
export const REPORTED =
  'Message-ID: <chat9_msg9@mail.parlance.example>\nSubject: Re: Frage\nFrom: help@fernweg.example\n';

/** Parts of a report (RFC 6522). */
export function reportPart(type: string, status: string): Part {
  return {
    multipart: 'report',
    parameters: `; report-type=${type}`,
    parts: [
      { type: 'text/plain', text: 'This is the mail system. Your message could not be delivered.' },
      { type: `message/${type}`, text: status },
      { type: 'text/rfc822-headers', text: REPORTED },
    ],
  };
}

/** Status of a delivery (RFC 3464). */
export const STATUS =
  'Reporting-MTA: dns; mx.kunde.example\n\nFinal-Recipient: rfc822; max@kunde.example\nAction: failed\nStatus: 5.1.1\n';
