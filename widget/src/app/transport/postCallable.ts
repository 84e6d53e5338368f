import { LIMITS } from '@parlance/domain/limits';
import { CallError } from './failure.ts';
import { readReply, type Reply } from './readReply.ts';
import { createSseParser } from './sseParser.ts';
import { withWholeCharacters } from './withWholeCharacters.ts';

export interface CallableRequest {
  url: string;
  input: unknown;
  /** Aborted by the visitor. */
  signal: AbortSignal;
  /** Each `message` event of a streaming callable. */
  onMessage?: (message: unknown) => void;
}

async function readStream(body: ReadableStream<Uint8Array>, onBytes: () => void, onReply: (reply: Reply) => void) {
  const parser = createSseParser((data) => onReply(readReply(data)));
  const reader = body.getReader();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) break;
      onBytes();
      parser.push(value);
    }
    parser.end();
  } finally {
    reader.cancel().catch(() => undefined);
  }
}

/** Calls a callable function and returns its `result`. Fails with a `CallError` only. */
export async function postCallable({ url, input, signal, onMessage }: CallableRequest): Promise<unknown> {
  const silence = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let hasMessage = false;
  const onBytes = (): void => {
    clearTimeout(timer);
    timer = setTimeout(() => silence.abort(), LIMITS.answerTimeoutMs);
  };
  const state: { reply?: Reply } = {};
  onBytes();
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Accept: onMessage ? 'text/event-stream' : 'application/json' },
      body: JSON.stringify({ data: input }, withWholeCharacters),
      credentials: 'omit',
      cache: 'no-store',
      signal: AbortSignal.any([signal, silence.signal]),
    });
    // Our functions say what they stream; the runtime's own refusals of a stream carry no type at all.
    const type = response.headers.get('content-type') ?? 'text/event-stream';
    if (type.includes('text/event-stream') && response.body) {
      await readStream(response.body, onBytes, (reply) => {
        if ('message' in reply) {
          hasMessage = true;
          onMessage?.(reply.message);
        } else state.reply = reply;
      });
    } else {
      state.reply = readReply(await response.text());
    }
  } catch (error) {
    if (error instanceof CallError) throw error;
    if (signal.aborted) throw new CallError({ kind: 'stopped' });
    if (silence.signal.aborted) throw new CallError({ kind: 'timeout' });
    throw new CallError({ kind: hasMessage ? 'cut' : 'network' });
  } finally {
    clearTimeout(timer);
  }
  if (state.reply === undefined || 'message' in state.reply) throw new CallError({ kind: 'cut' });
  return state.reply.result;
}
