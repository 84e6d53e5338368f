import { replyTokenOf } from '../../../functions/src/channels/services/email/replyToken.ts';
import { PREFIXES } from './CLIENT_LINES.ts';
import { type Charset, type Encoding, encodeMail } from './encodeMail.ts';
import { GERMAN_SHAPES } from './germanShapes.ts';
import { MAIL_LANGUAGES, MAIL_TEXTS, type MailLanguage } from './MAIL_TEXTS.ts';
import { REPLY_SHAPES } from './replyShapes.ts';
import type { SampleMail } from './SampleMail.ts';

const SHOP = 'help@fernweg.example';
const OURS = '<chat1_msg1@mail.parlance.example>';
const DATE = 'Mon, 05 Jan 2026 11:42:00 +0100';

type Headers = (readonly [name: string, value: string])[];

interface Exchange {
  thread: string;
  sender: string;
  firstId: string;
  token: string;
}

export function exchangeOf(thread: string): Exchange {
  const sender = `${thread}@kunde.example`;
  const firstId = `<first.${thread}@kunde.example>`;
  return { thread, sender, firstId, token: replyTokenOf(`${firstId} ${sender}`) };
}

/** Headers that show the exchange of a reply, in one of the ways of programs. */
function threadHeaders({ firstId, token }: Exchange, subject: string, way: number): Headers {
  const ways: readonly Headers[] = [
    [
      ['To', `Fernweg <${SHOP}>`],
      ['Subject', `${subject} [#${token}]`],
      ['In-Reply-To', OURS],
      ['References', `${firstId} ${OURS}`],
    ],
    // Programs that name the mail alone that they reply to.
    [
      ['To', SHOP],
      ['Subject', `${subject} [#${token}]`],
      ['In-Reply-To', OURS],
    ],
    // A new subject, and none of the ids: the address is what is left.
    [
      ['To', `help+${token}@fernweg.example`],
      ['Subject', 'Zelt'],
    ],
    // Outlook breaks the ids over lines.
    [
      ['To', SHOP],
      ['Subject', subject],
      ['In-Reply-To', OURS],
      ['References', `${firstId}\r\n ${OURS}`],
    ],
    [
      ['To', SHOP],
      ['Subject', subject],
      ['In-Reply-To', firstId],
    ],
    // Exchange, whose References begin with what it has made itself.
    [
      ['Delivered-To', `help+${token.toUpperCase()}@fernweg.example`],
      ['To', SHOP],
      ['Subject', subject],
      ['References', `<other.1@kunde.example> ${OURS}`],
    ],
  ];
  return [...(ways[way % ways.length] ?? [])];
}

export function replyHeaders(exchange: Exchange, subject: string, index: number): Headers {
  return [
    ['Return-Path', `<${exchange.sender}>`],
    ['From', `Max Müller <${exchange.sender}>`],
    ['Date', DATE],
    ['Message-ID', `<reply.${index}.${exchange.thread}@kunde.example>`],
    ...threadHeaders(exchange, subject, index),
  ];
}

function charsetOf(language: MailLanguage, index: number): Charset {
  if (language === 'pl') return 'utf-8';
  const charsets = ['utf-8', 'windows-1252', 'utf-8', 'iso-8859-15'] as const;
  const charset = charsets[index % charsets.length] ?? 'utf-8';
  // Latin-9 has no curly quotes.
  return charset === 'iso-8859-15' && language !== 'de' && language !== 'en' ? 'windows-1252' : charset;
}

function encodingOf(index: number): Encoding {
  const encodings = ['quoted-printable', '8bit', 'base64'] as const;
  return encodings[index % encodings.length] ?? '8bit';
}

function firstMail(language: MailLanguage, exchange: Exchange): SampleMail {
  const { own, subject } = MAIL_TEXTS[language];
  const headers: Headers = [
    ['From', `Max Müller <${exchange.sender}>`],
    ['To', SHOP],
    ['Subject', subject],
    ['Date', DATE],
    ['Message-ID', exchange.firstId],
  ];
  return {
    name: `first mail, ${exchange.thread}`,
    bytes: encodeMail(headers, { type: 'text/plain', text: own[0] }),
    kind: 'message',
    text: own[0],
    thread: exchange.thread,
  };
}

function germanMails(): SampleMail[] {
  const { own: texts, quoted, subject } = MAIL_TEXTS.de;
  const exchange = exchangeOf('max.german');
  const replies = GERMAN_SHAPES.flatMap(({ name, mailer, text }, shape) =>
    texts.map((own, which): SampleMail => {
      const index = 2 * shape + which;
      const headers: Headers = [
        ...replyHeaders(exchange, `AW: ${subject}`, index),
        ...(mailer === '' ? [] : [['X-Mailer', mailer] as const]),
      ];
      const part = {
        type: 'text/plain',
        text: text(own, quoted),
        charset: charsetOf('de', index),
        encoding: encodingOf(index),
      };
      return {
        name: `${name}, ${which}`,
        bytes: encodeMail(headers, part),
        kind: 'message',
        text: own,
        thread: exchange.thread,
      };
    }),
  );
  return [firstMail('de', exchange), ...replies];
}

/** First mails and replies of all programs in all languages. */
export function replyMails(): SampleMail[] {
  const mails = MAIL_LANGUAGES.flatMap((language) => {
    const { own: texts, quoted, subject } = MAIL_TEXTS[language];
    return texts.flatMap((own, which) => {
      const exchange = exchangeOf(`max.${language}${which}`);
      const replies = REPLY_SHAPES.map(({ name, mailer, part }, index): SampleMail => {
        const headers: Headers = [
          ...replyHeaders(exchange, `${PREFIXES[language][0]}: ${subject}`, index + which),
          ...(mailer === '' ? [] : [['X-Mailer', mailer] as const]),
        ];
        const context = {
          language,
          own,
          quoted,
          subject,
          charset: charsetOf(language, index + which),
          encoding: encodingOf(index),
        };
        return {
          name: `${name}, ${language}, ${which}`,
          bytes: encodeMail(headers, part(context)),
          kind: 'message',
          text: own,
          thread: exchange.thread,
        };
      });
      return [firstMail(language, exchange), ...replies];
    });
  });
  return [...mails, ...germanMails()];
}
