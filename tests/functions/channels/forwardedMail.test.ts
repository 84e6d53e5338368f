import { newId } from '@parlance/domain/ids';
import { LIMITS } from '@parlance/domain/limits';
import { expect, it, vi } from 'vitest';
import * as z from 'zod';
import { suiteUrls } from '../../support/suiteUrls.ts';
import { connectedForwarding, forwardMail, mailOf } from '../support/channels/mailbox.ts';

const RAW = { 'content-type': 'message/rfc822' };
const inboxSchema = z.array(z.object({ from: z.string(), subject: z.string(), text: z.string() }));

function someone(): string {
  return `nora-${newId().toLowerCase()}@customer.example`;
}

/** Mails that the deployment has sent to an address, once there is one. */
function sentTo(address: string) {
  return vi.waitFor(
    async () => {
      const response = await fetch(`${suiteUrls.mail}/api/messages?to=${encodeURIComponent(address)}`);
      const mails = inboxSchema.parse(await response.json());
      if (mails.length === 0) throw new Error('no mail');
      return mails;
    },
    { timeout: 60_000, interval: 200 },
  );
}

it('is answered by the address that it was passed on to, once, however often it comes', async () => {
  const { forwardTo, chats } = await connectedForwarding('answer');
  const customer = someone();
  const mail = mailOf({ from: customer, to: 'shop@shop.example' });
  const headers = { ...RAW, 'x-envelope-to': forwardTo };
  const statuses = await Promise.all(Array.from({ length: 20 }, async () => forwardMail(mail, headers)));
  expect(new Set(statuses)).toEqual(new Set([200]));
  const [answer] = await sentTo(customer);
  expect(answer?.text).toContain('18 euros');
  expect(answer?.from).toBe(forwardTo);
  const [name = '', domain = ''] = forwardTo.split('@');
  const token = /\[#(p[a-z2-7]{19})\]/.exec(answer?.subject ?? '')?.[1] ?? '';
  const reply = mailOf({ from: customer, subject: 'Something else', text: 'When do parcels arrive?' });
  expect(await forwardMail(reply, { ...RAW, 'x-envelope-to': `${name}+${token}@${domain}` })).toBe(200);
  await vi.waitFor(async () => expect(await chats()).toMatchObject([{ questions: 2 }]), 30_000);
});

const POSTS = {
  Postmark: (mail: string, forwardTo: string) => [
    JSON.stringify({ RawEmail: mail, OriginalRecipient: forwardTo }),
    'application/json; charset=utf-8',
  ],
  SendGrid: (mail: string, forwardTo: string) => form({ email: mail, envelope: JSON.stringify({ to: [forwardTo] }) }),
  Mailgun: (mail: string, forwardTo: string) => form({ 'body-mime': mail, recipient: forwardTo }),
} as const;

function form(fields: Readonly<Record<string, string>>): [string, string] {
  const parts = Object.entries(fields).map(
    ([name, value]) => `--bb\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  );
  return [`${parts.join('')}--bb--\r\n`, 'multipart/form-data; boundary=bb'];
}

it.each(Object.entries(POSTS))('comes in as %s posts it', async (_, postOf) => {
  const { forwardTo, chats } = await connectedForwarding('draft');
  const [body = '', contentType = ''] = postOf(mailOf({ text: 'Größe M?' }).toString('utf8'), forwardTo);
  expect(await forwardMail(body, { 'content-type': contentType })).toBe(200);
  await vi.waitFor(async () => expect((await chats())[0]?.lastMessage).toContain('Größe M?'), 30_000);
});

it.each([
  ['without the key', 'guess', RAW, 'Subject: x\r\n\r\ny', 403],
  ['without a mail', undefined, RAW, '', 400],
  ['as something else', undefined, { 'content-type': 'application/json' }, '{"a":1}', 400],
])('is refused %s', async (_, key, headers, body, status) => {
  const { forwardTo, chats } = await connectedForwarding('answer');
  expect(await forwardMail(body, { ...headers, 'x-envelope-to': forwardTo }, key)).toBe(status);
  expect(await chats()).toEqual([]);
});

it('is nobody’s where no channel has the address, and no mail where it has no sender, which the channel says', async () => {
  const { forwardTo, channel, chats } = await connectedForwarding('answer');
  expect(await forwardMail(mailOf({}), { ...RAW, 'x-envelope-to': `p${'a'.repeat(19)}@in.parlance.example` })).toBe(
    200,
  );
  expect(await forwardMail('Subject: x\r\n\r\ny', { ...RAW, 'x-envelope-to': forwardTo })).toBe(400);
  expect((await channel()).fault?.code).toBe('message-invalid');
  expect(await chats()).toEqual([]);
});

it('of more than is taken is refused, and the channel says so', async () => {
  const { forwardTo, channel, chats } = await connectedForwarding('answer');
  const large = Buffer.concat([mailOf({}), Buffer.alloc(LIMITS.mailBytes, 'x')]);
  expect(await forwardMail(large, { ...RAW, 'x-envelope-to': forwardTo })).toBe(413);
  expect((await channel()).fault?.code).toBe('too-large');
  expect(await chats()).toEqual([]);
});
