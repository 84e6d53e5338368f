import type { AutomaticShape } from './AutomaticShape.ts';
import { reportPart, REPORTED, STATUS } from './reportPart.ts';

/** Reports on deliveries, and mails of the product itself. */
export const BOUNCE_SHAPES: readonly AutomaticShape[] = [
  {
    name: 'Postfix',
    kind: 'bounce',
    subject: 'Undelivered Mail Returned to Sender',
    from: 'MAILER-DAEMON@mx.kunde.example',
    headers: [
      ['Auto-Submitted', 'auto-replied'],
      ['Return-Path', '<>'],
    ],
    part: reportPart('delivery-status', STATUS),
  },
  {
    name: 'Exchange',
    kind: 'bounce',
    subject: 'Unzustellbar: Ihre Bestellung',
    from: 'postmaster@kunde.example',
    headers: [
      ['Return-Path', '<>'],
      ['Auto-Submitted', 'auto-replied'],
    ],
    part: reportPart('delivery-status', STATUS),
  },
  {
    name: 'Gmail',
    kind: 'bounce',
    subject: 'Delivery Status Notification (Failure)',
    from: 'mailer-daemon@googlemail.example',
    headers: [
      ['X-Failed-Recipients', 'max@kunde.example'],
      ['Auto-Submitted', 'auto-replied'],
    ],
    part: reportPart('delivery-status', STATUS),
  },
  {
    name: 'qmail',
    kind: 'bounce',
    subject: 'failure notice',
    from: 'MAILER-DAEMON@kunde.example',
    headers: [['Return-Path', '<>']],
    part: {
      type: 'text/plain',
      text: `Hi. This is the qmail-send program at kunde.example.\n\n--- Below this line is a copy of the message.\n\n${REPORTED}`,
    },
  },
  {
    name: 'Exim',
    kind: 'bounce',
    subject: 'Mail delivery failed: returning message to sender',
    from: 'Mailer-Daemon@kunde.example',
    headers: [
      ['X-Failed-Recipients', 'max@kunde.example'],
      ['Auto-Submitted', 'auto-replied'],
    ],
    part: {
      type: 'text/plain',
      text: `This message was created automatically.\n\n------ This is a copy of the message, including all the headers. ------\n\n${REPORTED}`,
    },
  },
  {
    name: 'a delay',
    kind: 'bounce',
    subject: 'Delayed Mail (still being retried)',
    from: 'MAILER-DAEMON@kunde.example',
    headers: [['Return-Path', '<>']],
    part: reportPart('delivery-status', STATUS.replace('failed', 'delayed').replace('5.1.1', '4.4.1')),
  },
  {
    name: 'a report of delivery',
    kind: 'bounce',
    subject: 'Zugestellt: Ihre Bestellung',
    from: 'postmaster@kunde.example',
    headers: [],
    part: reportPart('delivery-status', STATUS.replace('failed', 'delivered').replace('5.1.1', '2.0.0')),
  },
  {
    name: 'no return path and nothing else',
    kind: 'bounce',
    subject: 'Zustellung fehlgeschlagen',
    from: 'system@kunde.example',
    headers: [['Return-Path', '<>']],
  },
  {
    name: 'our own mail by a forwarding',
    kind: 'own',
    subject: 'Re: Ihre Bestellung',
    from: 'help@fernweg.example',
    headers: [['X-Parlance-Message', 'chat1_msg1']],
  },
  {
    name: 'our own mail by its id',
    kind: 'own',
    subject: 'Re: Ihre Bestellung',
    from: 'help@fernweg.example',
    headers: [['Message-ID', '<chat1_msg2@mail.parlance.example>']],
  },
];
