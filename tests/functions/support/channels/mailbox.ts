import { connectForwarding, connectMailbox, setChannelMode } from '@parlance/domain/contracts/channels';
import type { ChannelMode } from '@parlance/domain/documents/channels/channel';
import { newId } from '@parlance/domain/ids';
import PostalMime, { type Email } from 'postal-mime';
import { vi } from 'vitest';
import * as z from 'zod';
import { LOCAL_INBOUND } from '../../../../local/src/mail/LOCAL_INBOUND.ts';
import { pollMailbox } from '../../../../functions/src/channels/mails/pollMailbox.ts';
import { makeTeam } from '../../../support/accounts/makeTeam.ts';
import { callContract } from '../../../support/callContract.ts';
import { suiteUrls } from '../../../support/suiteUrls.ts';
import { trainedChatbot } from '../answering/trainedChatbot.ts';
import { KNOWLEDGE, OFFERED } from './connected.ts';
import { readersOf } from './readersOf.ts';

const PASSWORD = 'local password of "this" test';
const sentSchema = z.array(z.object({ raw: z.string() }));

/** Acts as the provider, or as a customer, at the stand-in of a mail provider. */
export async function atPost(path: string, body: object): Promise<void> {
  const response = await fetch(`${suiteUrls.channels}/_post/${path}`, { method: 'POST', body: JSON.stringify(body) });
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
}

/** Servers of the stand-in. */
export function serversOf(): { imap: { host: string; port: number }; smtp: { host: string; port: number } } {
  const { imap, submission } = suiteUrls.ports;
  return { imap: { host: '127.0.0.1', port: imap }, smtp: { host: '127.0.0.1', port: submission } };
}

/** A mailbox that nobody else has. */
export async function newMailbox(): Promise<{ address: string; password: string }> {
  const address = `shop-${newId().toLowerCase()}@mail.example`;
  await atPost('mailboxes', { address, password: PASSWORD });
  return { address, password: PASSWORD };
}

interface Written {
  from?: string;
  to?: string;
  subject?: string;
  text?: string;
  messageId?: string;
  headers?: readonly string[];
  /** In place of a text: the rest of the mail after the headers above, with its own. */
  rest?: string;
}

/** A mail as a program writes it. */
export function mailOf({ from, to, subject = 'A question', text, messageId, headers = [], rest }: Written): Buffer {
  const head = [
    `From: ${from ?? 'Nora Winter <nora@customer.example>'}`,
    `To: ${to ?? 'shop@mail.example'}`,
    `Subject: ${subject}`,
    `Message-ID: ${messageId ?? `<${newId()}@customer.example>`}`,
    ...headers,
  ];
  const body = rest ?? `Content-Type: text/plain; charset=utf-8\r\n\r\n${text ?? 'What does a zip repair cost?'}\r\n`;
  return Buffer.from(`${head.join('\r\n')}\r\n${body}`, 'utf8');
}

/** Mails that left for an address, once there are so many. */
export function mailsTo(address: string, count: number): Promise<Email[]> {
  return vi.waitFor(
    async () => {
      const mails = await mailsNow(address);
      if (mails.length < count) throw new Error(`${mails.length} of ${count} mails`);
      return mails;
    },
    { timeout: 60_000, interval: 200 },
  );
}

/** The same at this moment. */
export async function mailsNow(address: string): Promise<Email[]> {
  const response = await fetch(`${suiteUrls.channels}/_post/sent?to=${encodeURIComponent(address)}`);
  const sent = sentSchema.parse(await response.json());
  return Promise.all(sent.map(({ raw }) => PostalMime.parse(Buffer.from(raw, 'base64'))));
}

/** Conversations, once there are so many. */
export function chatsOf({ chats }: Pick<ReturnType<typeof readersOf>, 'chats'>, count: number) {
  return vi.waitFor(
    async () => {
      const found = await chats();
      if (found.length !== count) throw new Error(`${found.length} of ${count} conversations`);
      return found;
    },
    { timeout: 60_000, interval: 200 },
  );
}

async function withChatbot() {
  const team = await makeTeam();
  const chatbotId = await trainedChatbot(team.orgId, KNOWLEDGE, { handover: OFFERED });
  return { team, orgId: team.orgId, chatbotId, senderName: 'Shop' };
}

/** A chatbot with a mailbox of its own, and a customer that nobody else is. */
export async function connectedMailbox(mode: ChannelMode) {
  const { team, orgId, chatbotId, senderName } = await withChatbot();
  const { address, password } = await newMailbox();
  const token = team.users.admin.idToken;
  const account = { address, senderName, userName: address, password, ...serversOf() };
  const { channelId } = await callContract(connectMailbox, { orgId, chatbotId, ...account }, token);
  const place = { orgId, chatbotId, channelId };
  if (mode !== 'draft') await callContract(setChannelMode, { ...place, mode }, token);
  const customer = `nora-${newId().toLowerCase()}@customer.example`;
  const put = async (mail: Buffer, padding = 0): Promise<void> =>
    atPost('mails', { to: address, raw: mail.toString('base64'), padding });
  return {
    ...place,
    place,
    team,
    address,
    password,
    customer,
    ...readersOf(place),
    put,
    /** Writes to the shop, whose mailbox is looked into. */
    write: async (written: Written = {}): Promise<void> => {
      await put(mailOf({ from: `Nora Winter <${customer}>`, to: address, ...written }));
      await pollMailbox(place);
    },
    received: (count: number) => mailsTo(customer, count),
  };
}

/** A chatbot with an address whose mails are passed on. */
export async function connectedForwarding(mode: ChannelMode) {
  const { team, orgId, chatbotId, senderName } = await withChatbot();
  const token = team.users.admin.idToken;
  const address = `shop-${newId().toLowerCase()}@shop.example`;
  const input = { orgId, chatbotId, address, senderName };
  const { channelId, forwardTo } = await callContract(connectForwarding, input, token);
  const place = { orgId, chatbotId, channelId };
  await callContract(setChannelMode, { ...place, mode }, token);
  return { ...place, place, team, address, forwardTo, ...readersOf(place) };
}

/** Posts a mail as the deployment's mail server does, and returns the status. */
export async function forwardMail(
  raw: Buffer | string,
  headers: Readonly<Record<string, string>>,
  key: string = LOCAL_INBOUND.key,
): Promise<number> {
  const response = await fetch(`${suiteUrls.web}/channels/mail`, {
    method: 'POST',
    headers: { authorization: `Bearer ${key}`, ...headers },
    body: typeof raw === 'string' ? raw : new Uint8Array(raw),
  });
  return response.status;
}
