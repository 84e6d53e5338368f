import { LIMITS } from '@parlance/domain/limits';
import { beforeAll, describe, expect, it } from 'vitest';
import { countRight } from '../../../../../../tests/support/mails/countRight.ts';
import { type Encoding, encodeMail } from '../../../../../../tests/support/mails/encodeMail.ts';
import { makeMails } from '../../../../../../tests/support/mails/makeMails.ts';
import type { SampleMail } from '../../../../../../tests/support/mails/SampleMail.ts';
import { readMail, type ReadMail } from './readMail.ts';
import { threadKeyOf } from './threadKeyOf.ts';

const OWN_HOST = 'mail.parlance.example';
const HEAD = 'From: Max <max@kunde.example>\r\nSubject: Zelt\r\nMessage-ID: <a@kunde.example>\r\n';

interface Row {
  sample: SampleMail;
  mail: ReadMail;
  /** It has the key of its exchange, which no other exchange has. */
  isThreadRight: boolean;
}

function read(text: string): Promise<ReadMail> {
  return readMail(Buffer.from(text, 'latin1'));
}

function nested(levels: number): string {
  const heads = Array.from(
    { length: levels },
    (_, level) => `Content-Type: multipart/mixed; boundary="b${level}"\r\n\r\n--b${level}\r\n`,
  );
  return `${HEAD}${heads.join('')}Content-Type: text/plain\r\n\r\nHallo`;
}

describe('readMail, of mails as programs write them', () => {
  const rows: Row[] = [];

  beforeAll(async () => {
    const keys = new Map<string, string>();
    const threads = new Map<string, string>();
    for (const sample of makeMails()) {
      const mail = await readMail(sample.bytes, { ownHost: OWN_HOST });
      const key = threadKeyOf(mail);
      const isThreadRight =
        (keys.get(sample.thread) ?? key) === key && (threads.get(key) ?? sample.thread) === sample.thread;
      keys.set(sample.thread, keys.get(sample.thread) ?? key);
      threads.set(key, sample.thread);
      rows.push({ sample, mail, isThreadRight });
    }
  });

  it('has more than 300 different ones', () => {
    expect(new Set(rows.map(({ sample }) => Buffer.from(sample.bytes).toString('latin1'))).size).toBe(rows.length);
    expect(rows.length).toBeGreaterThanOrEqual(300);
  });

  it('finds the kind of all, the exchange of 98 in 100, and the new words of 95 in 100 to the letter', () => {
    const messages = rows.filter(({ sample }) => sample.text !== null);
    const kinds = countRight('kind', rows, ({ sample, mail }) => mail.kind === sample.kind);
    const exchanges = countRight('exchange', rows, ({ isThreadRight }) => isThreadRight);
    const words = countRight('new words', messages, ({ sample, mail }) => mail.text === sample.text);
    expect(kinds.wrong.map(({ sample }) => sample.name)).toEqual([]);
    expect(exchanges.share).toBeGreaterThanOrEqual(0.98);
    expect(words.share).toBeGreaterThanOrEqual(0.95);
  });

  it('knows the mail that bounced', () => {
    const ids = rows
      .filter(({ mail, sample }) => mail.kind === 'bounce' && !sample.name.includes('nothing else'))
      .map(({ mail }) => mail.bouncedId);
    expect(ids.length).toBeGreaterThan(5);
    expect(new Set(ids)).toEqual(new Set(['<chat9_msg9@mail.parlance.example>']));
  });

  it('tells attachments apart', () => {
    const kinds = rows.flatMap(({ mail }) =>
      mail.attachments.map(({ kind, name, bytes }) => `${kind} ${name} ${bytes > 0}`),
    );
    for (const kind of [
      'file IMG_1.jpeg true',
      'inline logo.png true',
      'calendar invite.ics true',
      'tnef winmail.dat true',
      'signature smime.p7s true',
      'message  true',
    ]) {
      expect(kinds).toContain(kind);
    }
  });
});

describe('readMail', () => {
  it.each([
    ['windows-1252', '8bit'],
    ['windows-1252', 'quoted-printable'],
    ['iso-8859-15', '8bit'],
    ['iso-8859-15', 'base64'],
    ['utf-8', '8bit'],
    ['utf-8', 'base64'],
  ] as const)('reads %s in %s', async (charset, encoding: Encoding) => {
    const text = 'Größe für 99,50 € – schön';
    const readable = charset === 'iso-8859-15' ? text.replace('–', '-') : text;
    const mail = await readMail(
      encodeMail(
        [
          ['From', 'Jörg Weiß <Joerg@Kunde.Example>'],
          ['Subject', 'Größe'],
        ],
        { type: 'text/plain', text: readable, charset, encoding },
      ),
    );
    expect(mail).toMatchObject({
      text: readable,
      subject: 'Größe',
      from: { name: 'Jörg Weiß', address: 'joerg@kunde.example' },
    });
  });

  it('reads the headers', async () => {
    const mail = await read(
      `${HEAD}Reply-To: <eva@kunde.example>\r\nTo: Team: a@x.example, B <b@x.example>;\r\nCc: c@x.example\r\nDelivered-To: <help+p@x.example>\r\nIn-Reply-To: Your message of "Monday" <r@x.example>\r\nReferences: <q@x.example>\r\n\t<r@x.example> <r@x.example>\r\nDate: Mon, 5 Jan 2026 10:00:00 +0100\r\n\r\nHallo`,
    );
    expect(mail).toMatchObject({
      kind: 'message',
      messageId: '<a@kunde.example>',
      inReplyTo: '<r@x.example>',
      references: ['<q@x.example>', '<r@x.example>'],
      replyTo: { address: 'eva@kunde.example' },
      to: [{ address: 'a@x.example' }, { name: 'B', address: 'b@x.example' }],
      cc: [{ address: 'c@x.example' }],
      deliveredTo: ['help+p@x.example'],
      date: new Date('2026-01-05T09:00:00Z'),
      isPartial: false,
    });
  });

  it('makes an id for a mail without one: the same with each delivery, and another for another mail', async () => {
    const [one, again, other] = await Promise.all([
      read('From: a@x.example\r\n\r\nA'),
      read('From: a@x.example\r\n\r\nA'),
      read('From: a@x.example\r\n\r\nB'),
    ]);
    expect(one.messageId).toBe(again.messageId);
    expect(one.messageId).not.toBe(other.messageId);
  });

  it('reads what is there of base64 that breaks off', async () => {
    const whole = Buffer.from('Das Zelt ist undicht. Was nun?').toString('base64');
    const mail = await read(`${HEAD}Content-Transfer-Encoding: base64\r\n\r\n${whole.slice(0, 28)}`);
    expect(mail.text).toBe('Das Zelt ist undicht.');
  });

  it('joins the lines of format=flowed, but for quotes and signatures', async () => {
    const mail = await read(
      `${HEAD}Content-Type: text/plain; format=flowed\r\n\r\nDas Zelt \r\nist da.\r\n Zwei.\r\n-- \r\nMax`,
    );
    expect(mail.text).toBe('Das Zelt ist da.\nZwei.');
  });

  it('does not join an answer to the line above it, whose end says that it goes on', async () => {
    const mail = await read(
      `${HEAD}Content-Type: text/plain; format="flowed"; delsp=yes\r\n\r\nAm 5.1.2026 um 10:23 schrieb Max:\r\n> Welches \r\n> Zelt? \r\nDas ro \r\nte.`,
    );
    expect(mail.wholeText).toBe('Am 5.1.2026 um 10:23 schrieb Max:\n> WelchesZelt?\nDas rote.');
    expect(mail.text).toBe('Das rote.');
  });

  it('refuses more than the most bytes, and reads as many', async () => {
    const bytes = new Uint8Array(LIMITS.mailBytes + 1).fill(0x61);
    bytes.set(Buffer.from(`${HEAD}\r\n`));
    await expect(readMail(bytes)).rejects.toMatchObject({ fault: 'too-large' });
    const most = await readMail(bytes.subarray(0, LIMITS.mailBytes));
    expect(most.subject).toBe('Zelt');
    expect(most.text.length).toBe(LIMITS.mailTextCharacters);
  });

  it('reads parts as deep as the limit, and of a deeper mail the headers', async () => {
    expect(await read(nested(LIMITS.mailDepth))).toMatchObject({ text: 'Hallo', isPartial: false });
    expect(await read(nested(LIMITS.mailDepth + 1))).toMatchObject({ text: '', subject: 'Zelt', isPartial: true });
  });

  it('reads as many parts as the limit, and nothing behind them', async () => {
    const parts = (count: number): string =>
      `${HEAD}Content-Type: multipart/mixed; boundary=b\r\n\r\n${Array.from({ length: count }, (_, n) => `--b\r\nContent-Type: text/csv; name=${n}.csv\r\n\r\n${n}\r\n`).join('')}`;
    const most = await read(parts(LIMITS.mailParts));
    expect([most.attachments.length, most.isPartial]).toEqual([LIMITS.mailParts, false]);
    const more = await read(parts(LIMITS.mailParts + 1));
    expect([more.attachments.length, more.isPartial]).toEqual([LIMITS.mailParts, true]);
  });

  it('reads as many lines as the limit, and no more, but all of a file’s', async () => {
    const lines = (count: number): string => `${HEAD}\r\n${'a\r\n'.repeat(count - 5)}Ende`;
    expect(await read(lines(LIMITS.mailLines))).toMatchObject({ isPartial: false });
    expect((await read(lines(LIMITS.mailLines))).wholeText).toMatch(/Ende$/);
    const more = await read(lines(LIMITS.mailLines + 1));
    expect([more.isPartial, more.wholeText.endsWith('Ende')]).toEqual([true, false]);
    const file = Buffer.alloc(57 * (LIMITS.mailLines + 1));
    const part = { type: 'application/pdf', bytes: file };
    const { attachments, isPartial } = await readMail(encodeMail([['From', 'max@kunde.example']], part));
    expect([attachments[0]?.bytes, isPartial]).toEqual([file.length, false]);
  });

  it('reads headers of the most bytes, and of longer ones the first', async () => {
    const withHeaders = (bytes: number): string => `${HEAD}X-Long: ${'x'.repeat(bytes - HEAD.length - 8)}\r\n\r\nHallo`;
    expect(await read(withHeaders(LIMITS.mailHeaderBytes - 100))).toMatchObject({ text: 'Hallo', isPartial: false });
    expect(await read(withHeaders(LIMITS.mailHeaderBytes + 100))).toMatchObject({
      text: '',
      subject: 'Zelt',
      isPartial: true,
    });
  });

  it('reads attached mails to the limit of their depth', async () => {
    const inner = (level: number): string =>
      level > LIMITS.mailForwards + 1
        ? `${HEAD}\r\nEnde`
        : `Subject: Mail ${level}\r\nContent-Type: multipart/mixed; boundary=b${level}\r\n\r\n--b${level}\r\n\r\nText ${level}\r\n--b${level}\r\nContent-Type: message/rfc822\r\n\r\n${inner(level + 1)}\r\n--b${level}--\r\n`;
    const { wholeText } = await read(inner(0));
    expect(wholeText).toContain(`Text ${LIMITS.mailForwards}`);
    expect(wholeText).not.toContain(`Text ${LIMITS.mailForwards + 1}`);
  });

  it.each(['', '\r\n', '\0\0\0', 'no headers at all', '--b\r\n--b--', 'Content-Type: multipart/mixed\r\n\r\nHallo'])(
    'reads %j without an error',
    async (text) => {
      expect((await read(text)).kind).toBe('message');
    },
  );
});
