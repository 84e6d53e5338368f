import { readFileSync } from 'node:fs';
import path from 'node:path';
import { LIMITS } from '@parlance/domain/limits';
import type { WelcomeRun } from '@parlance/domain/widget/welcome';
import * as z from 'zod';
import { describe, expect, it } from 'vitest';
import { welcomeRuns } from './welcomeRuns.ts';

const textOf = (runs: readonly WelcomeRun[]): string => runs.map(({ text }) => text).join('');

/** Requirements on every result, whatever went in. */
function expectHarmless(html: string): void {
  const runs = welcomeRuns(html);
  expect(textOf(runs).length).toBeLessThanOrEqual(LIMITS.descriptionCharacters);
  expect(textOf(runs)).not.toMatch(/\p{Bidi_Control}|[^\P{Cc}\n]/u);
  expect(textOf(runs).isWellFormed()).toBe(true);
  const links = runs.flatMap(({ href }) => (href === null ? [] : [href]));
  for (const link of links) expect(link).toMatch(/^(?:https?:\/\/|mailto:|tel:)[!-~]*$/);
}

describe('welcome messages', () => {
  it('of plain text are that text', () => {
    const text = 'Guten Tag! 1 < 2 & 3 > 2, I <3 you, R&D\nZweite Zeile 👩‍💻';
    expect(textOf(welcomeRuns(text))).toBe(text);
    expect(welcomeRuns(text)).toHaveLength(1);
    expect(welcomeRuns(' \n\t ')).toEqual([]);
  });

  it('keep bold, italic, underlined and code, nested and closed in any order', () => {
    const runs = welcomeRuns('a<b>b<i>c</b>d</i><STRONG>e</STRONG><u>f</u><code>g</code></b>h');
    const marks = runs.map(({ text, isBold, isItalic, isUnderlined, isCode }) =>
      [text, isBold && 'b', isItalic && 'i', isUnderlined && 'u', isCode && 'c'].filter(Boolean).join(''),
    );
    expect(marks).toEqual(['a', 'bb', 'cbi', 'di', 'eb', 'fu', 'gc', 'h']);
  });

  it('lose all other tags and keep their text', () => {
    expect(textOf(welcomeRuns('<p onclick="x()">One</p><p>Two</p><img src=x onerror=alert(1)>three<br>four'))).toBe(
      'One\nTwo\nthree\nfour',
    );
    expect(textOf(welcomeRuns('a<!-- <b>no</b> -->b<!doctype html>c<?php echo 1 ?>d'))).toBe('abcd');
  });

  it.each([
    ['a<!-- <b>no</b>', 'a'],
    ['a<!-->b-->c', 'ac'],
    ['a<!-- x --!> y -->b', 'ab'],
    ['a<p title="1 > 2" data-x=\'"><script>no\'>b', 'a\nb'],
    ['a<b title="never closed>b', 'a<b title="never closed>b'],
    ['a</b></p></script>b<p', 'a\nb<p'],
    ['&#228 &#xe4 &amp; R&amp D&copy 2 &lt', 'ä ä & R&amp D&copy 2 &lt'],
  ])('may be malformed: %s', (html, expected) => {
    expect(textOf(welcomeRuns(html))).toBe(expected);
  });

  it.each(['script', 'style', 'svg', 'template', 'math', 'textarea', 'iframe'])('lose <%s> with its content', (tag) => {
    expect(textOf(welcomeRuns(`a<${tag} x="1">alert(1)<b>no</b></${tag}>b`))).toBe('ab');
    expect(textOf(welcomeRuns(`a<${tag.toUpperCase()}>never closed`))).toBe('a');
  });

  it('have their entities decoded once, and what is left is only text', () => {
    expect(textOf(welcomeRuns('&lt;b&gt; &amp;lt; &uuml;&#228;&#x1F600; &unknown; &#0;&#xD800;&#x110000;'))).toBe(
      '<b> &lt; üä😀 &unknown; ���',
    );
    expect(textOf(welcomeRuns('safe&#x202E;txt.exe&rlm;\u0000\u2066x'))).toBe('safetxt.exe&rlm;x');
  });
});

describe('links in welcome messages', () => {
  it.each([
    ['<a href="https://shop.example/a?b=1&amp;c=2">x</a>', 'https://shop.example/a?b=1&c=2'],
    ["<a class=x href='mailto:ada@example.com'>x</a>", 'mailto:ada@example.com'],
    ['<a href=tel:+49301234>x</a>', 'tel:+49301234'],
    ['<a HREF=" HTTPS://Shop.Example ">x</a>', 'https://shop.example/'],
    ['<a href="javascript:alert(1)">x</a>', null],
    ['<a href="jav&#x09;ascript:alert(1)">x</a>', null],
    ['<a href="javascript&colon;alert(1)">x</a>', null],
    ['<a href="&#1;javascript:alert(1)">x</a>', null],
    ['<a href="data:text/html,x">x</a>', null],
    ['<a href="//evil.example">x</a>', null],
    ['<a href="/relative">x</a>', null],
    ['<a href="https://user:secret@evil.example">x</a>', null],
    ['<a data-href="https://evil.example">x</a>', null],
    [`<a href="https://shop.example/${'x'.repeat(1000)}">x</a>`, null],
  ])('are kept where they are safe: %s', (html, href) => {
    expect(welcomeRuns(html).find(({ text }) => text === 'x')?.href ?? null).toBe(href);
  });
});

describe('hostile welcome messages', () => {
  it.each([
    '<',
    '<a',
    '<a href="',
    '</',
    '<b/><b /><//b>',
    '&',
    '&#',
    '&#x',
    '<'.repeat(5000),
    '<b>'.repeat(5000),
    '<a "'.repeat(5000),
    '\uD800<\uDFFF',
    '<a href="https://a.example"><a href="javascript:x">y</a>z</a>',
    '<svg><a href="https://a.example">x</a>',
    '<constructor><__proto__>x',
  ])('are harmless and quick for %j', (html) => {
    const start = performance.now();
    expectHarmless(html);
    expect(performance.now() - start).toBeLessThan(1000);
  });

  const folder = process.env['PARLANCE_TEST_DATA'];

  it.runIf(folder !== undefined)('are harmless for every payload of the test data', () => {
    const payloads = z
      .array(z.object({ payload: z.string() }))
      .parse(JSON.parse(readFileSync(path.join(folder ?? '', 'html-xss.json'), 'utf8')));
    expect(payloads.length).toBeGreaterThan(100);
    for (const { payload } of payloads) {
      expectHarmless(payload);
      for (let start = 0; start < payload.length; start += LIMITS.descriptionCharacters) {
        expectHarmless(payload.slice(start));
      }
    }
  });
});
