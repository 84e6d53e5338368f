import fs from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import * as z from 'zod';
import { serve } from '../http/serve.ts';
import { inboxMessageSchema } from './inboxMessage.ts';
import { type MailInbox, startMail } from './startMail.ts';

const RAW = [
  'From: Parlance <hello@parlance.example>',
  'To: Anna@Example.org',
  'Subject: =?utf-8?q?Best=C3=A4tigen_Sie?=',
  'MIME-Version: 1.0',
  'Content-Type: multipart/alternative; boundary="b"',
  '',
  '--b',
  'Content-Type: text/plain; charset=utf-8',
  '',
  'Open https://parlance.example/confirm?code=1&lang=de.',
  '--b',
  'Content-Type: text/html; charset=utf-8',
  '',
  '<p onclick="x()"><a href="https://parlance.example/confirm?code=1&amp;lang=de">Open</a><script>x()</script></p>',
  '--b--',
  '.',
];

async function freePort(): Promise<number> {
  const server = net.createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  return typeof address === 'object' && address !== null ? address.port : 0;
}

/** Speaks just enough SMTP to hand in one message: a line after each answer. */
async function send(port: number): Promise<void> {
  const lines = [
    'EHLO test',
    'MAIL FROM:<hello@parlance.example>',
    'RCPT TO:<Anna@Example.org>',
    'DATA',
    RAW.join('\r\n'),
    'QUIT',
  ];
  const socket = net.connect(port, '127.0.0.1');
  for await (const answer of socket) {
    // The greeting's last line has a space after its code; the earlier ones have a hyphen.
    if (!/^\d{3} /m.test(String(answer))) continue;
    const line = lines.shift();
    if (line === undefined) break;
    socket.write(`${line}\r\n`);
  }
}

let inbox: MailInbox;
let folder: string;
let smtpPort: number;

beforeEach(async () => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'parlance-mail-'));
  smtpPort = await freePort();
  inbox = await startMail({ smtpPort, webPort: 0, folder });
});
afterEach(async () => {
  await inbox.stop();
  fs.rmSync(folder, { recursive: true });
});

async function messages(to?: string): Promise<z.infer<typeof inboxMessageSchema>[]> {
  const query = to === undefined ? '' : `?to=${encodeURIComponent(to)}`;
  return z.array(inboxMessageSchema).parse(await (await fetch(`${inbox.url}/api/messages${query}`)).json());
}

it('gives out what was sent, by recipient', async () => {
  await send(smtpPort);
  const [message] = await messages('anna@example.org');
  expect(message).toMatchObject({
    to: 'anna@example.org',
    subject: 'Bestätigen Sie',
    links: ['https://parlance.example/confirm?code=1&lang=de'],
  });
  expect(await messages('someone@example.org')).toEqual([]);
});

it('shows a message without letting its scripts run', async () => {
  await send(smtpPort);
  const [message] = await messages();
  expect(await (await fetch(inbox.url)).text()).toContain('Bestätigen Sie');
  const page = await fetch(`${inbox.url}/messages/${message?.id ?? ''}`);
  expect(await page.text()).toContain('sandbox="allow-popups allow-popups-to-escape-sandbox"');
  const frame = await fetch(`${inbox.url}/messages/${message?.id ?? ''}/html`);
  expect(frame.headers.get('content-security-policy')).toContain("default-src 'none'");
  expect(frame.headers.get('content-security-policy')).toContain('sandbox allow-popups');
});

it('remembers messages over a restart until they are deleted', async () => {
  await send(smtpPort);
  await inbox.stop();
  inbox = await startMail({ smtpPort, webPort: 0, folder });
  expect(await messages()).toHaveLength(1);
  expect((await fetch(`${inbox.url}/api/messages`, { method: 'DELETE' })).status).toBe(204);
  expect(await messages()).toEqual([]);
});

it('shows the codes of text messages that nobody has used, and none while nobody tells them', async () => {
  expect(await (await fetch(`${inbox.url}/api/sms`)).json()).toEqual([]);
  const sent = { verificationCodes: [{ phoneNumber: '+49 761 <b>1</b>', code: '123456', sessionInfo: 'secret' }] };
  const source = await serve(0, () => ({ body: JSON.stringify(sent) }));
  await inbox.stop();
  inbox = await startMail({ smtpPort, webPort: 0, folder, smsSource: source.url });
  expect(await (await fetch(`${inbox.url}/api/sms`)).json()).toEqual([
    { phoneNumber: '+49 761 <b>1</b>', code: '123456' },
  ]);
  expect(await (await fetch(inbox.url)).text()).toContain('Code 123456');
  await source.stop();
  expect(await (await fetch(`${inbox.url}/api/sms`)).json()).toEqual([]);
});
