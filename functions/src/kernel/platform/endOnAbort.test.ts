import { describe, expect, it } from 'vitest';
import { endOnAbort } from './endOnAbort.ts';

async function* hanging() {
  yield 'one ';
  await new Promise(() => undefined);
}

describe('endOnAbort', () => {
  it('fails when the signal says so, although the source hangs and hears nothing', async () => {
    const controller = new AbortController();
    const seen: string[] = [];
    const read = async () => {
      for await (const part of endOnAbort(hanging(), controller.signal)) {
        seen.push(part);
        controller.abort(new Error('enough'));
      }
    };
    await expect(read()).rejects.toThrow('enough');
    expect(seen).toEqual(['one ']);
  });

  it('tells a source that nobody reads it any more', async () => {
    let isClosed = false;
    async function* endless() {
      try {
        for (;;) yield 'word ';
      } finally {
        isClosed = true;
      }
    }
    for await (const part of endOnAbort(endless(), new AbortController().signal)) {
      expect(part).toBe('word ');
      break;
    }
    await expect.poll(() => isClosed).toBe(true);
  });
});
