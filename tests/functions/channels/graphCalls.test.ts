import { afterEach, describe, expect, it, vi } from 'vitest';
import { createInstagram } from '../../../functions/src/channels/services/graph/pages/createInstagram.ts';
import { createMessenger } from '../../../functions/src/channels/services/graph/pages/createMessenger.ts';
import { createWhatsApp } from '../../../functions/src/channels/services/graph/whatsapp/createWhatsApp.ts';

const secret = { access: 'EAA-token', verification: 'word', signing: 'a'.repeat(32) };
const whatsApp = createWhatsApp({
  account: { kind: 'whatsapp', phoneNumberId: '106540', phoneNumber: '+1 555' },
  secret,
});
const message = {
  outboundId: 'chat_message',
  parts: 2,
  isAutomatic: true,
  thread: { sender: '16505551234', senderName: 'Nora', replyTo: { subject: '', messageIds: [] } },
};

function answering(answer: () => Response | Promise<Response>) {
  return vi.spyOn(globalThis, 'fetch').mockImplementation(async () => answer());
}

function broken(code: string): Error {
  return new TypeError('fetch failed', { cause: Object.assign(new Error(code), { code }) });
}

function refusal(status: number, error: object, headers: Record<string, string> = {}): Response {
  return Response.json({ error: { message: 'no', ...error } }, { status, headers });
}

afterEach(() => {
  vi.restoreAllMocks();
});

describe('a part that is sent', () => {
  it('goes to WhatsApp as its documents say, with an id of ours and the token in no address', async () => {
    const fetching = answering(() => Response.json({ messages: [{ id: 'wamid.1' }] }));
    expect(await whatsApp.sendPart('Hello', message)).toBe('wamid.1');
    const [address, init] = fetching.mock.calls[0] ?? [];
    expect(address).toMatch(/\/v\d+\.\d+\/106540\/messages\?appsecret_proof=[\da-f]{64}$/);
    expect(new Headers(init?.headers).get('authorization')).toBe('Bearer EAA-token');
    expect(await new Response(init?.body).json()).toEqual({
      messaging_product: 'whatsapp',
      recipient_type: 'individual',
      to: '16505551234',
      type: 'text',
      text: { preview_url: false, body: 'Hello' },
      biz_opaque_callback_data: 'chat_message/2',
    });
  });

  it('names a person who hides their number by the id for this business', async () => {
    const fetching = answering(() => Response.json({ messages: [{ id: 'wamid.1' }] }));
    await whatsApp.sendPart('Hello', { ...message, thread: { ...message.thread, sender: 'US.1349' } });
    const body: unknown = await new Response(fetching.mock.calls[0]?.[1]?.body).json();
    expect(body).toMatchObject({ recipient: 'US.1349' });
    expect(body).not.toHaveProperty('to');
  });

  it.each([
    ['Messenger', createMessenger({ account: { kind: 'messenger', pageId: '42', pageName: 'F' }, secret })],
    ['Instagram', createInstagram({ account: { kind: 'instagram', accountId: '43', userName: 'f' }, secret })],
  ])('goes to %s as a reply', async (_, adapter) => {
    const fetching = answering(() => Response.json({ recipient_id: '7', message_id: 'm_1' }));
    expect(await adapter.sendPart('Hello', message)).toBe('m_1');
    const [address, init] = fetching.mock.calls[0] ?? [];
    expect(address).toMatch(/\/v\d+\.\d+\/me\/messages\?appsecret_proof=[\da-f]{64}$/);
    expect(await new Response(init?.body).json()).toEqual({
      recipient: { id: '16505551234' },
      messaging_type: 'RESPONSE',
      message: { text: 'Hello' },
    });
  });
});

describe('a part that is not taken', () => {
  it.each([
    ['a connection that was not made', () => Promise.reject(broken('ECONNREFUSED')), 'service-away'],
    ['a connection that broke', () => Promise.reject(broken('ECONNRESET')), 'not-confirmed'],
    ['an answer without an id', () => Response.json({ success: true }), 'not-confirmed'],
    ['an answer that is no JSON', () => new Response('<html>', { status: 200 }), 'not-confirmed'],
    ['a gateway that waited in vain', () => new Response('<html>', { status: 504 }), 'not-confirmed'],
    ['a fault of Meta’s', () => new Response('<html>', { status: 502 }), 'service-away'],
    ['a token that has ended', () => refusal(401, { code: 190 }), 'key-refused'],
  ])('is told by %s', async (_, answer, fault) => {
    answering(answer);
    await expect(whatsApp.sendPart('Hello', message)).rejects.toMatchObject({ fault, waitMs: undefined });
  });

  it('is tried again when Meta says', async () => {
    answering(() => refusal(429, { code: 130_429 }, { 'retry-after': '30' }));
    await expect(whatsApp.sendPart('Hello', message)).rejects.toMatchObject({ fault: 'rate-limited', waitMs: 30_000 });
  });

  it('is not confirmed where no answer came in time', async () => {
    vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort(new DOMException('late', 'TimeoutError')));
    await expect(whatsApp.sendPart('Hello', message)).rejects.toMatchObject({ fault: 'not-confirmed' });
  });
});
