import { createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { Adapter } from '../../connection/Adapter.ts';
import { createInstagram } from './pages/createInstagram.ts';
import { createMessenger } from './pages/createMessenger.ts';
import { createWhatsApp } from './whatsapp/createWhatsApp.ts';

const secret = { access: 'token', verification: 'word', signing: 'a'.repeat(32) };

function take(adapter: Adapter, value: unknown, signing = secret.signing) {
  const body = Buffer.from(typeof value === 'string' ? value : JSON.stringify(value));
  const signature = createHmac('sha256', signing).update(body).digest('hex');
  return adapter.receive({
    method: 'POST',
    query: {},
    headers: { 'x-hub-signature-256': `sha256=${signature}` },
    body,
  });
}

describe('WhatsApp', () => {
  const adapter = createWhatsApp({
    account: { kind: 'whatsapp', phoneNumberId: '106540352242922', phoneNumber: '15550783881' },
    secret,
  });
  const whatsApp = (value: object, phoneNumberId = '106540352242922') => ({
    object: 'whatsapp_business_account',
    entry: [
      {
        id: '102290129340398',
        changes: [
          {
            value: {
              messaging_product: 'whatsapp',
              metadata: { display_phone_number: '15550783881', phone_number_id: phoneNumberId },
              ...value,
            },
            field: 'messages',
          },
        ],
      },
    ],
  });
  const one = (message: object) =>
    take(
      adapter,
      whatsApp({
        contacts: [{ profile: { name: 'Sheena Nelson' }, wa_id: '16505551234', user_id: 'US.13491208655302741918' }],
        messages: [{ from: '16505551234', id: 'wamid.1', timestamp: '1749416383', ...message }],
      }),
    ).messages;
  const media = { id: '1003383421387256', mime_type: 'image/jpeg', sha256: 'x' };

  it.each([
    ['text', { type: 'text', text: { body: 'Hello' } }, 'Hello', []],
    ['button', { type: 'button', button: { text: 'Yes', payload: 'y' } }, 'Yes', []],
    [
      'reply button',
      { type: 'interactive', interactive: { type: 'button_reply', button_reply: { id: '1', title: 'Cancel' } } },
      'Cancel',
      [],
    ],
    [
      'list',
      {
        type: 'interactive',
        interactive: { type: 'list_reply', list_reply: { id: '1', title: 'Priority', description: 'x' } },
      },
      'Priority',
      [],
    ],
    [
      'image',
      { type: 'image', image: { ...media, caption: 'Broken zip' } },
      'Broken zip',
      [['image.jpeg', 'image/jpeg']],
    ],
    [
      'document',
      { type: 'document', document: { id: '2', mime_type: 'application/pdf', filename: 'bill.pdf' } },
      '',
      [['bill.pdf', 'application/pdf']],
    ],
    [
      'audio',
      { type: 'audio', audio: { id: '3', mime_type: 'audio/ogg; codecs=opus', voice: true } },
      '',
      [['audio.ogg', 'audio/ogg']],
    ],
    ['video', { type: 'video', video: { id: '4', mime_type: 'video/mp4' } }, '', [['video.mp4', 'video/mp4']]],
    [
      'sticker',
      { type: 'sticker', sticker: { id: '5', mime_type: 'image/webp', animated: false } },
      '',
      [['sticker.webp', 'image/webp']],
    ],
    [
      'location',
      { type: 'location', location: { latitude: 52.5, longitude: 13.4, name: 'Fernweg', address: 'Allee 1' } },
      'Fernweg, Allee 1, 52.5, 13.4',
      [],
    ],
    [
      'contacts',
      { type: 'contacts', contacts: [{ name: { formatted_name: 'Ada L.' }, phones: [{ phone: '+49 30 1' }] }] },
      'Ada L., +49 30 1',
      [],
    ],
  ])('takes what holds a %s', (_, message, text, files) => {
    const [received] = one(message);
    expect(received).toMatchObject({
      eventId: 'wamid.1',
      threadKey: '16505551234',
      sentAt: new Date(1_749_416_383_000),
      message: { sender: '16505551234', senderName: 'Sheena Nelson', isVerified: true, text },
    });
    expect(received?.message.files.map(({ name, type }) => [name, type])).toEqual(files);
  });

  it.each([
    ['a reaction', { type: 'reaction', reaction: { message_id: 'wamid.0', emoji: '👍' } }],
    ['what WhatsApp does not pass on', { type: 'unsupported', errors: [{ code: 131051 }] }],
    ['a note of the system', { type: 'system', system: { body: 'changed', wa_id: '1', type: 'user_changed_number' } }],
    ['what was written in a group', { type: 'text', text: { body: 'Hi' }, group_id: 'g' }],
    ['what cannot be read', { type: 'text', text: { body: 'Hi' }, timestamp: 'now' }],
  ])('leaves out %s, and keeps what stands beside it', (_, message) => {
    const beside = {
      from: '16505551234',
      id: 'wamid.2',
      timestamp: '1749416384',
      type: 'text',
      text: { body: 'Kept' },
    };
    const messages = [{ from: '16505551234', id: 'wamid.1', timestamp: '1749416383', ...message }, beside];
    expect(take(adapter, whatsApp({ messages })).messages.map((got) => got.message.text)).toEqual(['Kept']);
  });

  it('knows a person who hides their number by the id for this business', () => {
    const message = { id: 'wamid.3', timestamp: '1749416383', type: 'text', text: { body: 'Hi' } };
    const [received] = take(
      adapter,
      whatsApp({
        contacts: [{ profile: { name: 'Sheena' }, user_id: 'US.1349' }],
        messages: [{ ...message, from_user_id: 'US.1349' }],
      }),
    ).messages;
    expect(received).toMatchObject({
      threadKey: 'US.1349',
      message: { sender: 'US.1349', senderName: 'Sheena', isVerified: false },
    });
  });

  it('takes receipts with the words that it was given, and their faults', () => {
    const statuses = [
      { id: 'wamid.a', status: 'sent', timestamp: '1', recipient_id: '1', biz_opaque_callback_data: 'chat_message/2' },
      { id: 'wamid.b', status: 'failed', timestamp: '1', recipient_id: '1', errors: [{ code: 131047, title: 'x' }] },
      { id: 'wamid.c', status: 'read', timestamp: '1', biz_opaque_callback_data: '../orgs/x' },
      { id: 'wamid.d', status: 'deleted' },
    ];
    expect(take(adapter, whatsApp({ statuses })).receipts).toEqual([
      { serviceId: 'wamid.a', state: 'sent', fault: null, order: { outboundId: 'chat_message', parts: 2 } },
      { serviceId: 'wamid.b', state: 'failed', fault: 'window-closed' },
      { serviceId: 'wamid.c', state: 'read', fault: null },
    ]);
  });

  it('leaves out other numbers, and refuses what is no event and what is not signed', () => {
    const message = { from: '1', id: 'wamid.1', timestamp: '1749416383', type: 'text', text: { body: 'Hi' } };
    expect(take(adapter, whatsApp({ messages: [message] }, '999')).messages).toEqual([]);
    expect(() => take(adapter, '{')).toThrow('message-invalid');
    expect(() => take(adapter, [])).toThrow('message-invalid');
    expect(() => take(adapter, whatsApp({}), 'b'.repeat(32))).toThrow('signature-invalid');
    const unsigned = createWhatsApp({
      account: { kind: 'whatsapp', phoneNumberId: '1', phoneNumber: '' },
      secret: { access: 'token', verification: 'word' },
    });
    expect(() => take(unsigned, whatsApp({}), '')).toThrow('signature-invalid');
  });
});

describe('Messenger and Instagram', () => {
  const messenger = createMessenger({ account: { kind: 'messenger', pageId: '42', pageName: 'Fernweg' }, secret });
  const instagram = createInstagram({ account: { kind: 'instagram', accountId: '43', userName: 'fernweg' }, secret });
  const at = { sender: { id: '7' }, recipient: { id: '42' }, timestamp: 1_749_416_383_123 };
  const post = (object: string, id: string, messaging: readonly object[]) => ({
    object,
    entry: [{ id, time: 1, messaging: messaging.map((event) => ({ ...at, ...event })) }],
  });

  it('takes texts, quick replies, buttons, files and places', () => {
    const { messages } = take(
      messenger,
      post('page', '42', [
        { message: { mid: 'm1', text: 'Hello' } },
        { message: { mid: 'm2', text: 'Red', quick_reply: { payload: 'r' } } },
        { postback: { mid: 'm3', title: 'Get started', payload: 'g' } },
        { postback: { title: 'Old', payload: 'g' } },
        { message: { mid: 'm4', attachments: [{ type: 'image', payload: { url: 'https://cdn.example/1' } }] } },
        {
          message: {
            mid: 'm5',
            attachments: [{ type: 'location', payload: { coordinates: { lat: 52.5, long: 13.4 } } }],
          },
        },
      ]),
    );
    expect(
      messages.map(({ eventId, message }) => [eventId, message.text, message.files.map((file) => file.mediaId)]),
    ).toEqual([
      ['m1', 'Hello', []],
      ['m2', 'Red', []],
      ['m3', 'Get started', []],
      ['postback/7/1749416383123', 'Old', []],
      ['m4', '', ['https://cdn.example/1']],
      ['m5', '52.5, 13.4', []],
    ]);
    expect(messages[0]).toMatchObject({
      threadKey: '7',
      sentAt: new Date(1_749_416_383_123),
      message: { isVerified: false },
    });
  });

  it('leaves out what the page wrote itself, what was taken back, reactions and other pages', () => {
    const events = [
      { message: { mid: 'm1', text: 'Ours', is_echo: true } },
      { message: { mid: 'm2', is_deleted: true } },
      { message: { mid: 'm3', is_unsupported: true } },
      { reaction: { mid: 'm1', action: 'react' } },
    ];
    expect(take(instagram, post('instagram', '43', events)).messages).toEqual([]);
    const hello = [{ message: { mid: 'm1', text: 'Hello' } }];
    expect(take(messenger, post('page', '99', hello)).messages).toEqual([]);
    expect(take(messenger, post('instagram', '42', hello)).messages).toEqual([]);
  });

  it('takes receipts of messages that are named, and no time up to which all was read', () => {
    const events = [{ delivery: { mids: ['m1', 'm2'], watermark: 1 } }, { read: { watermark: 1 } }];
    expect(
      take(messenger, post('page', '42', events)).receipts.map(({ serviceId, state }) => [serviceId, state]),
    ).toEqual([
      ['m1', 'delivered'],
      ['m2', 'delivered'],
    ]);
    expect(take(instagram, post('instagram', '43', [{ read: { mid: 'm3' } }])).receipts).toEqual([
      { serviceId: 'm3', state: 'read', fault: null },
    ]);
  });
});
