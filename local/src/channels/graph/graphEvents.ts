import { createHash } from 'node:crypto';
import { bytesOf, type PhoneFile } from '../phone/phoneFile.ts';
import type { GraphAccount, GraphMessage, GraphPerson } from './graphState.ts';

export interface Written {
  person: GraphPerson;
  message: GraphMessage;
}

export type GraphStatus = 'sent' | 'delivered' | 'read' | 'failed';

function whatsAppPost({ id }: GraphAccount, value: object): object {
  const metadata = { display_phone_number: `49 30 ${id}`, phone_number_id: id };
  const change = { field: 'messages', value: { messaging_product: 'whatsapp', metadata, ...value } };
  return { object: 'whatsapp_business_account', entry: [{ id: `waba-${id}`, changes: [change] }] };
}

function pagePost({ id, service }: GraphAccount, messaging: readonly object[]): object {
  return { object: service === 'instagram' ? 'instagram' : 'page', entry: [{ id, time: Date.now(), messaging }] };
}

function kindOf<T extends string>({ type }: PhoneFile, document: T): 'image' | 'audio' | T {
  if (type.startsWith('image/')) return 'image';
  return type.startsWith('audio/') ? 'audio' : document;
}

function mediaOf(file: PhoneFile, text: string): object {
  const kind = kindOf(file, 'document');
  const media = {
    id: file.id,
    mime_type: file.type,
    sha256: createHash('sha256').update(bytesOf(file)).digest('base64'),
    ...(text === '' ? {} : { caption: text }),
    ...(kind === 'document' ? { filename: file.name } : {}),
  };
  return { type: kind, [kind]: media };
}

/** Body that is posted for what people wrote, many in one as Meta does: see the documents that the product's readers name. */
export function messagesEvent(
  account: GraphAccount,
  written: readonly Written[],
  addressOf: (account: GraphAccount, file: PhoneFile) => string,
): object {
  if (account.service === 'whatsapp') {
    const people = [...new Set(written.map(({ person }) => person))];
    return whatsAppPost(account, {
      contacts: people.map(({ id, name }) => ({ profile: { name }, wa_id: id })),
      messages: written.map(({ person, message: { id, at, text, file } }) => ({
        from: person.id,
        id,
        timestamp: String(Math.floor(at / 1000)),
        ...(file === undefined ? { type: 'text', text: { body: text } } : mediaOf(file, text)),
      })),
    });
  }
  return pagePost(
    account,
    written.map(({ person, message: { id, at, text, file } }) => ({
      sender: { id: person.id },
      recipient: { id: account.id },
      timestamp: at,
      message: {
        mid: id,
        ...(text === '' ? {} : { text }),
        ...(file === undefined
          ? {}
          : { attachments: [{ type: kindOf(file, 'file'), payload: { url: addressOf(account, file) } }] }),
      },
    })),
  );
}

/** Body that is posted for what became of a message; undefined where the service has no word for that. */
export function statusEvent(
  account: GraphAccount,
  { person, message: { id, callbackData } }: Written,
  status: GraphStatus,
  code = 131_026,
): object | undefined {
  if (account.service === 'whatsapp') {
    const entry = {
      id,
      status,
      timestamp: String(Math.floor(Date.now() / 1000)),
      recipient_id: person.id,
      ...(callbackData === undefined ? {} : { biz_opaque_callback_data: callbackData }),
      ...(status === 'failed' ? { errors: [{ code, title: 'Refused' }] } : {}),
    };
    return whatsAppPost(account, { statuses: [entry] });
  }
  const event = { sender: { id: person.id }, recipient: { id: account.id }, timestamp: Date.now() };
  if (account.service === 'messenger' && status === 'delivered') {
    return pagePost(account, [{ ...event, delivery: { mids: [id], watermark: Date.now() } }]);
  }
  if (account.service === 'messenger' && status === 'read') {
    return pagePost(account, [{ ...event, read: { watermark: Date.now() } }]);
  }
  if (account.service === 'instagram' && status === 'read') return pagePost(account, [{ ...event, read: { mid: id } }]);
  return undefined;
}
