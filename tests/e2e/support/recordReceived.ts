import type { Page } from '@playwright/test';

/** All that a page has received, from one address of it to the next. */
export interface Received {
  text: () => string;
}

/**
 * Records what the scripts of a page receive from now on, as it comes: also of answers that never end, such as Firestore's stream of
 * what is listened to.
 */
export async function recordReceived(page: Page): Promise<Received> {
  const parts = new Map<string, string>();
  await page.exposeFunction('noteReceived', (answer: string, part: string) => {
    parts.set(answer, (parts.get(answer) ?? '') + part);
  });
  await page.addInitScript(() => {
    const note = (answer: string, part: string): void => {
      const binding: unknown = Reflect.get(window, 'noteReceived');
      if (part !== '' && typeof binding === 'function') Reflect.apply(binding, window, [answer, part]);
    };
    const original = window.fetch.bind(window);
    window.fetch = async (...args) => {
      const response = await original(...args);
      if (response.body === null) return response;
      const [kept, read] = response.body.tee();
      const id = crypto.randomUUID();
      const decoder = new TextDecoder();
      const sink = new WritableStream<Uint8Array>({
        write: (chunk) => note(id, decoder.decode(chunk, { stream: true })),
      });
      read.pipeTo(sink).catch(() => undefined);
      const { status, statusText, headers } = response;
      return new Response(kept, { status, statusText, headers });
    };
    window.XMLHttpRequest = class extends XMLHttpRequest {
      constructor() {
        super();
        const id = crypto.randomUUID();
        let known = 0;
        this.addEventListener('readystatechange', () => {
          if (this.responseType !== '' && this.responseType !== 'text') return;
          note(id, this.responseText.slice(known));
          known = this.responseText.length;
        });
      }
    };
  });
  return { text: () => [...parts.values()].join('\n') };
}
