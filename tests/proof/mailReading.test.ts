import { expect, it } from 'vitest';
import { readMail } from '../../functions/src/channels/services/email/reading/readMail.ts';
import { threadKeyOf } from '../../functions/src/channels/services/email/reading/threadKeyOf.ts';
import { verdictOf } from '../../functions/src/channels/services/email/reading/verdictOf.ts';
import { makeMails } from '../support/mails/makeMails.ts';
import { Tally } from './Tally.ts';

const MUTATIONS = 5000;
/** Every run breaks the same bytes. */
const SEED = 48_271;
const MAX_CPU_MICROSECONDS = 1_000_000;
const MAX_BYTES = 100 * 1024 * 1024;
const MEGABYTE = 1024 * 1024;

type Random = (below: number) => number;
type Mutation = (mail: Buffer, random: Random, other: Buffer) => Buffer;

function createRandom(): Random {
  let state = SEED;
  return (below) => {
    state = (state * SEED) % 0x7fffffff;
    return state % Math.max(below, 1);
  };
}

function insert(mail: Buffer, at: number, bytes: Buffer | string): Buffer {
  return Buffer.concat([mail.subarray(0, at), Buffer.from(bytes), mail.subarray(at)]);
}

function replace(mail: Buffer, from: RegExp, to: string): Buffer {
  return Buffer.from(
    mail.toString('latin1').replaceAll(from, () => to),
    'latin1',
  );
}

const MUTATIONS_OF_MAILS: Readonly<Record<string, Mutation>> = {
  'bytes are others': (mail, random) => {
    const changed = Buffer.from(mail);
    for (let count = 1 + random(40); count > 0; count -= 1) changed[random(changed.length)] = random(256);
    return changed;
  },
  'it is cut': (mail, random) => mail.subarray(0, random(mail.length)),
  'a part is missing': (mail, random) => {
    const start = random(mail.length);
    return Buffer.concat([mail.subarray(0, start), mail.subarray(start + random(400))]);
  },
  'a part comes twice': (mail, random) => {
    const start = random(mail.length);
    return insert(mail, random(mail.length), mail.subarray(start, start + random(2000)));
  },
  'another mail is in it': (mail, random, other) => insert(mail, random(mail.length), other),
  'it has NULs': (mail, random) => insert(mail, random(mail.length), Buffer.alloc(1 + random(2000))),
  'its lines end otherwise': (mail, random) =>
    replace(mail, /\r\n/g, ['\r', '\n', '\n\r', '\r\r\n'][random(4)] ?? '\n'),
  'its boundaries are others': (mail, random) =>
    replace(mail, /=_part_a/g, ['', '--', ' ', '(', 'é'.repeat(50), '=_part_'][random(6)] ?? ''),
  'its boundaries never end': (mail) => replace(mail, /^(--=_part_\w+)--$/gm, ''),
  'its character set is another': (mail, random) =>
    replace(
      mail,
      /charset=[\w-]+/g,
      `charset=${['utf-7', 'utf-16', 'iso-2022-jp', 'x-none', '"', 'gb18030'][random(6)] ?? ''}`,
    ),
  'its encoding is another': (mail, random) =>
    replace(
      mail,
      /Content-Transfer-Encoding: [\w-]+/g,
      `Content-Transfer-Encoding: ${['base64', 'quoted-printable', 'x-uuencode', ''][random(4)] ?? ''}`,
    ),
  'its type is another': (mail, random) =>
    replace(
      mail,
      /text\/plain/g,
      ['text/html', 'message/rfc822', 'multipart/mixed; boundary=a', 'message/delivery-status', 'text/calendar'][
        random(5)
      ] ?? '',
    ),
  'a header is long': (mail, random) =>
    insert(
      mail,
      0,
      `${['Subject', 'References', 'Content-Type', 'To', 'X'][random(5)]}: ${['a', '<a@b> ', '(', '"', '=?utf-8?q?=41?= ', 'a,'][random(6)]?.repeat(20_000 + random(20_000))}\r\n`,
    ),
  'it has many marks': (mail, random) =>
    Buffer.concat([
      mail,
      Buffer.from(
        ['> ', '>', '-- \n', '_____\n', 'Von: a\nAn: b\n', 'On a:\n', '<div>', '<blockquote>', '&'][random(9)]?.repeat(
          20_000,
        ) ?? '',
      ),
    ]),
};

/** Mails that are made to be too much. */
const HUGE: Readonly<Record<string, string>> = {
  'a header of a megabyte': `Subject: ${'a'.repeat(MEGABYTE)}\r\n\r\nHallo`,
  'a megabyte of headers': `${'X: y\r\n'.repeat(MEGABYTE / 6)}\r\nHallo`,
  'a megabyte of boundaries': `Content-Type: multipart/mixed; boundary=b\r\n\r\n${'--b\r\n\r\n'.repeat(MEGABYTE / 7)}`,
  'parts in each other a hundred deep': Array.from(
    { length: 100 },
    (_, n) => `Content-Type: multipart/mixed; boundary=b${n}\r\n\r\n--b${n}\r\n`,
  ).join(''),
  'mails in each other a hundred deep': 'Content-Type: message/rfc822\r\n\r\n'.repeat(100),
  'a megabyte of elements': `Content-Type: text/html\r\n\r\n${'<div>'.repeat(MEGABYTE / 5)}`,
  'a megabyte of quotes in HTML': `Content-Type: text/html\r\n\r\n${'<blockquote>a'.repeat(MEGABYTE / 13)}`,
  'a megabyte of links': `Content-Type: text/html\r\n\r\n${'<a href="https://a.example">'.repeat(MEGABYTE / 29)}`,
  'a megabyte of marks': `\r\n\r\n${'>'.repeat(MEGABYTE)}`,
  'a megabyte of quoted lines': `\r\n\r\n${'> a\nb\n'.repeat(MEGABYTE / 6)}`,
  'a megabyte of openings': `\r\n\r\n${'On 10:00 <a@b.example\n'.repeat(MEGABYTE / 22)}`,
  'a megabyte of labels': `\r\n\r\n${'From: a\nDate: b\n'.repeat(MEGABYTE / 16)}`,
  'a megabyte of signatures': `\r\n\r\n${'-- \nSent from my phone\n_____\n'.repeat(MEGABYTE / 29)}`,
  'a megabyte of lines that go on': `Content-Type: text/plain; format=flowed\r\n\r\n${'a \n'.repeat(MEGABYTE / 3)}`,
  'a megabyte of blanks': `\r\n\r\na${' '.repeat(MEGABYTE)}b`,
  'a megabyte of blanks in HTML': `Content-Type: text/html\r\n\r\n<pre>a${' '.repeat(MEGABYTE)}b</pre>`,
  'a megabyte of empty lines': `\r\n\r\na${'\n'.repeat(MEGABYTE)}b`,
  'a megabyte of types': 'Content-Type: text/plain\n '.repeat(MEGABYTE / 26),
  'a megabyte of addresses': `To: ${'a@b.example, '.repeat(15_000)}\r\n\r\nHallo`,
  'a megabyte of verdicts': `Authentication-Results: mx.example; ${'dmarc=pass ('.repeat(15_000)}\r\n\r\nHallo`,
};

function held(): number {
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

/** Sentence on what is wrong with how a mail is read; undefined where nothing is. */
async function problemOf(bytes: Buffer): Promise<string | undefined> {
  const memory = held();
  const before = process.cpuUsage();
  const mail = await readMail(bytes, { ownHost: 'mail.parlance.example' });
  threadKeyOf(mail);
  const { user, system } = process.cpuUsage(before);
  if (user + system > MAX_CPU_MICROSECONDS) return `${user + system} microseconds`;
  if (held() - memory > MAX_BYTES) return `${held() - memory} bytes`;
  if (!`${mail.text}${mail.wholeText}${mail.subject}`.isWellFormed()) return 'half of a character came out';
  return /[\r\n]/.test(`${mail.subject}${mail.from.name}${mail.messageId}`) ? 'a line break in a header' : undefined;
}

it('mails are read whatever is broken in them, in a second of processor time and 100 MB each', async () => {
  const tally = new Tally();
  const random = createRandom();
  const mails = makeMails().map(({ bytes }) => Buffer.from(bytes));
  const mutations = Object.entries(MUTATIONS_OF_MAILS);
  for (let number = 0; number < MUTATIONS; number += 1) {
    const [name, mutate] = mutations[number % mutations.length] ?? ['', (mail: Buffer) => mail];
    const [mail = Buffer.alloc(0), other = Buffer.alloc(0)] = [
      mails[random(mails.length)],
      mails[random(mails.length)],
    ];
    const broken = mutate(mail, random, other);
    await tally.attempt(name, number, () => problemOf(broken));
  }
  for (const [name, text] of Object.entries(HUGE))
    await tally.attempt('a mail', name, () => problemOf(Buffer.from(text)));
  expect(tally.problems()).toEqual([]);
});

it('verdicts on senders are read whatever a header says', async () => {
  const tally = new Tally();
  const random = createRandom();
  const pieces = [
    'mx.example',
    ';',
    ' ',
    'dmarc',
    '=',
    'pass',
    '(',
    ')',
    '"',
    '\\',
    'header.from=',
    'a.example',
    '\0',
    '1',
    'é',
  ];
  for (let number = 0; number < 2000; number += 1) {
    const value = Array.from({ length: random(60) }, () => pieces[random(pieces.length)]).join('');
    await tally.attempt('a verdict', value, () => {
      const headers = [
        { key: 'authentication-results', value: `evil.example; ${value}` },
        { key: 'from', value: 'a@a.example' },
      ];
      return verdictOf(headers, 'mx.example').isVerified ? 'a foreign server was trusted' : undefined;
    });
  }
  expect(tally.problems()).toEqual([]);
});
