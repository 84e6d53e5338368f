import { afterEach, describe, expect, it, vi } from 'vitest';
import { createMessenger } from '../../../functions/src/channels/services/graph/pages/createMessenger.ts';
import { createWhatsApp } from '../../../functions/src/channels/services/graph/whatsapp/createWhatsApp.ts';
import { createTelegram } from '../../../functions/src/channels/services/telegram/createTelegram.ts';

vi.mock('../../../functions/src/kernel/platform/config.ts', () => ({
  config: () => ({
    telegramUrl: 'https://api.telegram.org',
    graphUrl: 'https://graph.facebook.com',
    metaMediaHosts: ['fbsbx.com', 'fbcdn.net'],
  }),
}));

const secret = { access: 'EAA-token', verification: 'word', signing: 'a'.repeat(32) };
const messenger = createMessenger({ account: { kind: 'messenger', pageId: '42', pageName: 'F' }, secret });
const whatsApp = createWhatsApp({
  account: { kind: 'whatsapp', phoneNumberId: '106540', phoneNumber: '+1 555' },
  secret,
});
const telegram = createTelegram({ account: { kind: 'telegram', botId: '1', userName: 'f' }, secret });
const bounds = { maxBytes: 10, signal: new AbortController().signal };

function answering(...answers: (() => Response | Promise<Response>)[]) {
  const left = [...answers];
  return vi.spyOn(globalThis, 'fetch').mockImplementation(async () => (left.shift() ?? (() => Response.error()))());
}

afterEach(() => {
  vi.restoreAllMocks();
});

describe('the address of a file', () => {
  it.each([
    'http://cdn.fbsbx.com/a',
    'https://fbsbx.com.example/a',
    'https://evilfbsbx.com/a',
    'https://cdn.fbsbx.com@example.com/a',
    'https://user@cdn.fbsbx.com/a',
    'https://169.254.169.254/computeMetadata/v1/',
    'file:///etc/passwd',
    'no address',
  ])('%s is not asked', async (url) => {
    const fetching = answering(() => new Response('x'));
    await expect(messenger.fetchFile?.(url, bounds)).rejects.toMatchObject({ fault: 'message-invalid' });
    expect(fetching).not.toHaveBeenCalled();
  });

  it.each(['https://cdn.fbsbx.com/a?x=1', 'https://scontent.xx.fbcdn.net/a', 'https://fbsbx.com/a'])(
    '%s is the service’s',
    async (url) => {
      const fetching = answering(() => new Response('picture'));
      expect((await messenger.fetchFile?.(url, bounds))?.toString()).toBe('picture');
      expect(fetching.mock.calls[0]?.[0]).toBe(url);
      expect([...new Headers(fetching.mock.calls[0]?.[1]?.headers).keys()]).toEqual([]);
    },
  );

  it('is followed to another of the service’s, without the token, and to no other', async () => {
    const to = (location: string) => new Response(null, { status: 302, headers: { location } });
    const media = { url: 'https://lookaside.fbsbx.com/a', sha256: '', file_size: '7' };
    const fetching = answering(
      () => Response.json(media),
      () => to('https://scontent.fbcdn.net/b'),
      () => to('https://example.com/c'),
    );
    await expect(whatsApp.fetchFile?.('4711', bounds)).rejects.toMatchObject({ fault: 'message-invalid' });
    const tokens = fetching.mock.calls.map(([, init]) => new Headers(init?.headers).get('authorization'));
    expect(tokens).toEqual(['Bearer EAA-token', 'Bearer EAA-token', null]);
    expect(fetching.mock.calls[0]?.[0]).toContain('phone_number_id=106540');
  });
});

describe('a file that is too large', () => {
  it.each([
    ['by what the service says of it', () => new Response('x'.repeat(11), { headers: { 'content-length': '11' } })],
    [
      'by its bytes',
      () =>
        new Response(
          new ReadableStream({
            pull: (controller) => controller.enqueue(new Uint8Array(6)),
          }),
        ),
    ],
  ])('is refused %s', async (_, answer) => {
    answering(answer);
    const fetching = messenger.fetchFile?.('https://cdn.fbsbx.com/a', bounds);
    await expect(fetching).rejects.toMatchObject({ fault: 'too-large' });
  });

  it('is refused before it is fetched where WhatsApp or Telegram names its size', async () => {
    const media = { url: 'https://lookaside.fbsbx.com/a', sha256: '', file_size: 11 };
    const ofWhatsApp = answering(() => Response.json(media));
    await expect(whatsApp.fetchFile?.('4711', bounds)).rejects.toMatchObject({ fault: 'too-large' });
    expect(ofWhatsApp).toHaveBeenCalledTimes(1);
    vi.restoreAllMocks();
    const file = { ok: true, result: { file_size: 11, file_path: 'documents/a' } };
    const ofTelegram = answering(() => Response.json(file));
    await expect(telegram.fetchFile?.('4711', bounds)).rejects.toMatchObject({ fault: 'too-large' });
    expect(ofTelegram).toHaveBeenCalledTimes(1);
    vi.restoreAllMocks();
    const refusal = { ok: false, error_code: 400, description: 'Bad Request: file is too big' };
    answering(() => Response.json(refusal, { status: 400 }));
    await expect(telegram.fetchFile?.('4711', bounds)).rejects.toMatchObject({ fault: 'too-large' });
  });
});

describe('a file that does not come', () => {
  it.each([
    [403, 'message-invalid'],
    [404, 'message-invalid'],
    [401, 'key-refused'],
    [429, 'rate-limited'],
    [500, 'service-away'],
  ])('with status %i is %s', async (status, fault) => {
    answering(() => new Response('no', { status }));
    await expect(messenger.fetchFile?.('https://cdn.fbsbx.com/a', bounds)).rejects.toMatchObject({ fault });
  });

  it('in time, or whole, may come later', async () => {
    const signal = AbortSignal.abort(new DOMException('late', 'TimeoutError'));
    const late = messenger.fetchFile?.('https://cdn.fbsbx.com/a', { ...bounds, signal });
    await expect(late).rejects.toMatchObject({ fault: 'service-away' });
    const broken = new ReadableStream({ pull: (controller) => controller.error(new TypeError('terminated')) });
    answering(() => new Response(broken));
    const cut = messenger.fetchFile?.('https://cdn.fbsbx.com/a', bounds);
    await expect(cut).rejects.toMatchObject({ fault: 'service-away' });
  });

  it.each(['../../getUpdates', 'a/../../b', 'a b', ''])('is not looked for at %j', async (path) => {
    const fetching = answering(() => Response.json({ ok: true, result: { file_path: path } }));
    await expect(telegram.fetchFile?.('4711', bounds)).rejects.toMatchObject({ fault: 'message-invalid' });
    expect(fetching).toHaveBeenCalledTimes(1);
  });
});

it('a file that is uploaded without an answer is uploaded again: no customer has it', async () => {
  const message = {
    outboundId: 'chat_message',
    parts: 1,
    isAutomatic: false,
    thread: { sender: '16505551234', senderName: 'Nora', replyTo: { subject: '', messageIds: [] } },
  };
  const file = { name: 'a.pdf', type: 'pdf', bytes: Buffer.from('%PDF-'), width: null, height: null } as const;
  for (const adapter of [whatsApp, messenger]) {
    answering(() => new Response('<html>', { status: 504 }));
    await expect(adapter.sendFile?.(file, message)).rejects.toMatchObject({ fault: 'service-away' });
    vi.restoreAllMocks();
    answering(
      () => Response.json({ id: '1', attachment_id: '1' }),
      () => new Response('<html>', { status: 504 }),
    );
    await expect(adapter.sendFile?.(file, message)).rejects.toMatchObject({ fault: 'not-confirmed' });
    vi.restoreAllMocks();
  }
});
