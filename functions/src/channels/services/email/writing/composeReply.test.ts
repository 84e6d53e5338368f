import { LIMITS } from '@parlance/domain/limits';
import { createTransport } from 'nodemailer';
import { describe, expect, it } from 'vitest';
import { readMail } from '../reading/readMail.ts';
import { threadKeyOf } from '../reading/threadKeyOf.ts';
import { composeReply } from './composeReply.ts';

const HOST = 'mail.parlance.example';
const FIRST = '<first@kunde.example>';
const [KEY] = [
  threadKeyOf({
    from: { name: 'Max', address: 'max@kunde.example' },
    to: [],
    cc: [],
    deliveredTo: [],
    subject: '',
    messageId: FIRST,
    inReplyTo: '',
    references: [],
  }),
];

const REPLY = {
  markdown:
    'Hallo **Max** [1],\n\n- eins\n- zwei\n\n[Zelt](https://fernweg.example/zelt?a=1&b=2) <script>alert(1)</script>',
  thread: {
    key: KEY,
    sender: 'max@kunde.example',
    senderName: 'Max',
    replyTo: { subject: 'AW: Re: Zelt', messageIds: [FIRST, '<second@kunde.example>'] },
  },
  from: { name: 'Fernweg', address: 'help@fernweg.example' },
  outboundId: 'chat1_msg1',
  host: HOST,
  isAutomatic: true,
  takesPlus: true,
};

/** Bytes of a reply as nodemailer sends it. */
async function sent(reply: typeof REPLY): Promise<Buffer> {
  const { message } = await createTransport({ streamTransport: true, buffer: true }).sendMail(composeReply(reply));
  return Buffer.isBuffer(message) ? message : Buffer.alloc(0);
}

/** Headers of a mail, those of several lines in one. */
function headersOf(bytes: Buffer): string {
  return (bytes.toString('latin1').split('\r\n\r\n')[0] ?? '').replaceAll(/\r\n[ \t]+/g, ' ');
}

describe('composeReply', () => {
  it('writes text and HTML, with everything in them escaped', async () => {
    const { text, html } = composeReply(REPLY);
    expect(text).toBe(
      'Hallo Max,\n\n• eins\n• zwei\n\nZelt (https://fernweg.example/zelt?a=1&b=2) <script>alert(1)</script>',
    );
    expect(html).toContain('<p>Hallo <strong>Max</strong>,</p>');
    expect(html).toContain('<ul><li>eins</li><li>zwei</li></ul>');
    expect(html).toContain('<a href="https://fernweg.example/zelt?a=1&amp;b=2">Zelt</a> &lt;script&gt;');
    expect(html).not.toContain('<script');
    for (const markdown of [
      '[a](javascript:alert(1))',
      '"><img src=x onerror=alert(1)>',
      '![a](https://x.example/a.png)',
      '`<b>`',
      '| <i> |\n|---|\n| "x" |',
    ]) {
      expect(composeReply({ ...REPLY, markdown }).html).not.toMatch(/<(?:img|script|i|b)\b|href="javascript/);
    }
  });

  it('belongs to the exchange of the mail that it answers, and so does the reply to it', async () => {
    const bytes = await sent(REPLY);
    const headers = headersOf(bytes);
    expect(headers).toContain('Message-ID: <chat1_msg1@mail.parlance.example>');
    expect(headers).toContain('In-Reply-To: <second@kunde.example>');
    expect(headers).toContain(`References: ${FIRST} <second@kunde.example>`);
    expect(headers).toContain(`Reply-To: help+${KEY}@fernweg.example`);
    const reply = `From: max@kunde.example\r\nTo: help@fernweg.example\r\nSubject: AW: ${composeReply(REPLY).subject}\r\n\r\nDanke`;
    expect(threadKeyOf(await readMail(Buffer.from(reply)))).toBe(KEY);
  });

  it('is the same mail with each attempt, and another for another message', () => {
    expect(composeReply(REPLY)).toEqual(composeReply(REPLY));
    expect(composeReply({ ...REPLY, outboundId: 'chat1_msg2' }).messageId).not.toBe(composeReply(REPLY).messageId);
  });

  it('is known as the product’s own, by either sign alone', async () => {
    const bytes = await sent(REPLY);
    expect((await readMail(bytes)).kind).toBe('own');
    const withoutHeader = bytes.toString('latin1').replace(/^X-Parlance-Message:.*\r\n/im, '');
    expect((await readMail(Buffer.from(withoutHeader, 'latin1'), { ownHost: HOST })).kind).toBe('own');
  });

  it('says that no person wrote it where a chatbot did, and not where a person did', async () => {
    expect(headersOf(await sent(REPLY))).toContain('Auto-Submitted: auto-replied');
    expect(headersOf(await sent({ ...REPLY, isAutomatic: false }))).not.toMatch(/auto-submitted|auto-response/i);
  });

  it.each([
    ['Zelt', 'Re: Zelt'],
    ['Re: AW: SV: Antw: Odp: RIF: Zelt', 'Re: Zelt'],
    ['RE[3]: Re : Zelt', 'Re: Zelt'],
    ['回复：Zelt', 'Re: Zelt'],
    ['Reise: Oslo', 'Re: Reise: Oslo'],
    ['WG: Zelt', 'Re: WG: Zelt'],
    ['', 'Re:'],
    [`Re: Zelt [#${KEY}]`, 'Re: Zelt'],
  ])('answers the subject "%s" with one Re:', (subject, expected) => {
    const thread = { ...REPLY.thread, replyTo: { ...REPLY.thread.replyTo, subject } };
    expect(composeReply({ ...REPLY, thread }).subject).toBe(`${expected} [#${KEY}]`);
  });

  it.each([
    '\r\nBcc: eva@evil.example',
    '\nBcc: eva@evil.example',
    '\rBcc: eva@evil.example',
    '\u2028Bcc: eva@evil.example',
    '\0\r\n\r\nText',
  ])('lets %j into no header', async (hostile) => {
    const thread = {
      key: KEY,
      sender: 'max@kunde.example',
      senderName: `Max${hostile}`,
      replyTo: { subject: `Zelt${hostile}`, messageIds: [`<a@x.example>${hostile}`, `<b${hostile}@x.example>`, FIRST] },
    };
    const bytes = await sent({
      ...REPLY,
      thread,
      outboundId: `id${hostile}`,
      host: HOST,
      from: { name: `F${hostile}`, address: 'help@fernweg.example' },
    });
    expect(headersOf(bytes)).not.toMatch(/^bcc:/im);
    expect(headersOf(bytes)).toContain(`References: ${FIRST}`);
  });

  it.each([
    '',
    'max',
    'max@kunde.example\r\nBcc: eva@evil.example',
    'max@kunde.example, eva@evil.example',
    '<max@kunde.example>',
  ])('is written to no address like %j', (sender) => {
    expect(() => composeReply({ ...REPLY, thread: { ...REPLY.thread, sender } })).toThrow('recipient-unreachable');
  });

  it('names the most mails before it, the first and the newest of more', () => {
    const ids = (count: number): string[] => Array.from({ length: count }, (_, n) => `<${n}@kunde.example>`);
    const referencesOf = (messageIds: string[]): string[] =>
      composeReply({ ...REPLY, thread: { ...REPLY.thread, replyTo: { subject: '', messageIds } } }).references;
    expect(referencesOf(ids(LIMITS.mailReferences))).toEqual(ids(LIMITS.mailReferences));
    const more = referencesOf(ids(LIMITS.mailReferences + 1));
    expect([more.length, more[0], more[1], more.at(-1)]).toEqual([
      LIMITS.mailReferences,
      '<0@kunde.example>',
      '<2@kunde.example>',
      `<${LIMITS.mailReferences}@kunde.example>`,
    ]);
  });

  it('leaves Reply-To to the mail program where the mailbox takes no plus sign', () => {
    expect(composeReply({ ...REPLY, takesPlus: false }).replyTo).toBeUndefined();
  });
});
