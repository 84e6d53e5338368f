import { readFileSync } from 'node:fs';
import path from 'node:path';
import { answerChunkSchema } from '@parlance/domain/widget/answerStream';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { readReply } from './readReply.ts';
import { createSseParser } from './sseParser.ts';
import type { Block, Inline } from '@parlance/domain/markdown/ast';
import { findLinks } from '@parlance/domain/markdown/findLinks';
import { parseMarkdown } from '@parlance/domain/markdown/parseMarkdown';

const FIXTURES = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<svg><animate onbegin=alert(1) attributeName=x></svg>',
  '[x](javascript:alert(1))',
  '[x](java\tscript:alert(1))',
  '[x](\u0001javascript:alert(1))',
  '[x](JaVaScRiPt&colon;alert(1))',
  '[x](data:text/html;base64,PHNjcmlwdD4=)',
  '[x](vbscript:msgbox(1))',
  '[x](blob:https://evil.example/1)',
  '[x](file:///etc/passwd)',
  '[x](//evil.example)',
  '[x](https://user@evil.example)',
  '[a]: javascript:alert(1)\n[x][a]',
  '<javascript:alert(1)>',
  '![x](https://evil.example/p.png)',
  '![x][a]\n\n[a]: https://evil.example/p.png',
  '<video poster=https://evil.example/p.png>',
  '<p style="background:url(https://evil.example/p.png)">',
  'java\u2028script:alert(1)',
  '**[x](javascript:alert(1))**',
  '# [x](data:,x)',
  '- [x](javascript:alert(1))',
];

const SAFE = /^(?:https?:\/\/[^/@]*(?:\/|$)|mailto:[^/]|tel:[+\d])/;

function addresses(nodes: readonly Inline[]): string[] {
  return nodes.flatMap((node) => {
    if ('children' in node) return addresses(node.children);
    return node.type === 'link' ? [node.href] : [];
  });
}

function inlinesOf(block: Block): Inline[][] {
  if (block.type === 'list') return block.items;
  return block.type === 'table' ? block.rows.flat() : [block.children];
}

/** The addresses in what is drawn of a text, as an answer and as a message, that no link may have. */
function unsafeAddresses(text: string): string[] {
  const blocks = parseMarkdown(text).flatMap((block) => inlinesOf(block));
  return [...blocks, findLinks(text)].flatMap(addresses).filter((address) => !SAFE.test(address));
}

/** Text that the stream's parser emits when the network splits it at every byte. */
function streamed(text: string): string {
  let received = '';
  const parser = createSseParser((data) => {
    const reply = readReply(data);
    const chunk = answerChunkSchema.parse('message' in reply ? reply.message : undefined);
    if (chunk.type === 'text') received += chunk.text;
  });
  const bytes = new TextEncoder().encode(`data: ${JSON.stringify({ message: { type: 'text', text } })}\n\n`);
  for (const byte of bytes) parser.push(Uint8Array.of(byte));
  parser.end();
  return received;
}

/** The unsafe addresses of a text as it grows: what is drawn at each moment must be harmless, not only what is drawn last. */
function unsafeWhileGrowing(text: string): string[] {
  // Long payloads are long because of what fills them.
  const step = Math.max(1, Math.floor(text.length / 400));
  const found: string[] = [];
  for (let end = 1; end <= text.length; end += step) found.push(...unsafeAddresses(text.slice(0, end)));
  return found;
}

describe('a hostile text in an answer or a message', () => {
  it.each(FIXTURES)('is text and safe links alone at every moment: %s', (text) => {
    expect(streamed(text)).toBe(text);
    expect(unsafeWhileGrowing(text)).toEqual([]);
  });

  const folder = process.env['PARLANCE_TEST_DATA'];

  it.runIf(folder !== undefined)(
    'is harmless for every payload of the test data, also as a link and as a picture',
    () => {
      const read = (file: string): unknown => JSON.parse(readFileSync(path.join(folder ?? '', file), 'utf8'));
      const payloads = z.array(z.object({ payload: z.string() })).parse(read('html-xss.json'));
      const naughty = z.array(z.string()).parse(read('naughty-strings.json'));
      const texts = [...payloads.map(({ payload }) => payload), ...naughty];
      expect(texts.length).toBeGreaterThan(600);
      for (const text of texts) {
        expect(streamed(text)).toBe(text);
        expect(unsafeWhileGrowing(text)).toEqual([]);
        expect(
          [`[x](${text})`, `![x](${text})`, `**${text}**`, `*${text}*`, `> ${text}`, `| ${text} |`].flatMap(
            unsafeAddresses,
          ),
        ).toEqual([]);
      }
    },
    60_000,
  );
});
