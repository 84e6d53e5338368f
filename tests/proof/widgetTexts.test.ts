import type { Block, Inline } from '@parlance/domain/markdown/ast';
import { findLinks } from '@parlance/domain/markdown/findLinks';
import { parseMarkdown } from '@parlance/domain/markdown/parseMarkdown';
import { answerChunkSchema } from '@parlance/domain/widget/answerStream';
import { expect, it } from 'vitest';
import { welcomeRuns } from '../../functions/src/edge/embed/welcomeRuns.ts';
import { CallError } from '../../widget/src/app/transport/failure.ts';
import { readReply } from '../../widget/src/app/transport/readReply.ts';
import { createSseParser } from '../../widget/src/app/transport/sseParser.ts';
import { hostileTexts } from './hostileTexts.ts';
import { Tally } from './Tally.ts';

const SAFE = /^(?:https?:\/\/[^/@]*(?:\/|$)|mailto:[^/]|tel:[+\d])/;

function hrefs(nodes: readonly Inline[]): string[] {
  return nodes.flatMap((node) => {
    if ('children' in node) return hrefs(node.children);
    return node.type === 'link' ? [node.href] : [];
  });
}

function inlinesOf(block: Block): readonly Inline[] {
  if (block.type === 'list') return block.items.flat();
  return block.type === 'table' ? block.rows.flat(2) : block.children;
}

/** First link drawn from a text that leads elsewhere than to a web, mail or telephone address. */
function unsafeLink(text: string): string | undefined {
  const found = [...hrefs(parseMarkdown(text).flatMap(inlinesOf)), ...hrefs(findLinks(text))];
  return found.find((href) => !SAFE.test(href));
}

/** Text that arrives if the network splits its events at every byte. */
function streamed(text: string): string {
  let received = '';
  const parser = createSseParser((data) => {
    const reply = readReply(data);
    const chunk = answerChunkSchema.parse('message' in reply ? reply.message : undefined);
    if (chunk.type === 'text') received += chunk.text;
  });
  const event = `data: ${JSON.stringify({ message: { type: 'text', text } })}\n\n`;
  for (const byte of new TextEncoder().encode(event)) parser.push(Uint8Array.of(byte));
  parser.end();
  return received;
}

it('the widget draws answers split at every byte and as they grow, refuses replies of no form, and greets with safe links', async () => {
  const tally = new Tally();
  for (const text of hostileTexts()) {
    await tally.attempt('an answer, byte by byte', text, () =>
      streamed(text) === text ? undefined : 'arrived changed',
    );
    await tally.attempt('an answer as it grows', text, () => {
      const step = Math.max(1, Math.floor(text.length / 200));
      for (let end = 1; end < text.length; end += step) {
        const unsafe = unsafeLink(text.slice(0, end));
        if (unsafe !== undefined) return unsafe;
      }
      return unsafeLink(text);
    });
    for (const made of [`[x](${text})`, `![x](${text})`, `> ${text}`, `| ${text} |`]) {
      await tally.attempt('an answer', made, () => unsafeLink(made));
    }
    for (const reply of [text, JSON.stringify(text), JSON.stringify({ error: { details: { code: text } } })]) {
      await tally.attempt('a reply', reply, () => {
        try {
          readReply(reply);
          return 'taken';
        } catch (error) {
          if (!(error instanceof CallError)) throw error;
          return undefined;
        }
      });
    }
    await tally.attempt(
      'a welcome message',
      text,
      () => welcomeRuns(text).find(({ href }) => href !== null && !/^(?:https?|mailto|tel):/i.test(href))?.href,
    );
  }
  expect(tally.problems()).toEqual([]);
});
