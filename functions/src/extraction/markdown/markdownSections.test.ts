import { expect, it } from 'vitest';
import { markdownSections } from './markdownSections.ts';

it.each([
  ['## Prices ##  ', 'Prices'],
  ['# C#', 'C'],
  ['# **Bold** `code`', 'Bold code'],
  ['# #', '#'],
])('takes %j for a heading', (line, heading) => {
  expect(markdownSections(`${line}\nText`)).toMatchObject([{ headings: [heading], text: 'Text' }]);
});

it.each(['#Prices', '####### Prices', '# '])('takes %j for text', (line) => {
  expect(markdownSections(`${line}\nText`)).toMatchObject([{ headings: [] }]);
});

it.each([
  ['spaces', `# ${' '.repeat(300_000)}x`],
  ['spaces behind a word', `# x${' '.repeat(300_000)}y`],
  ['hashes', `# x${'#'.repeat(300_000)}y`],
])('comes to an end of a line of many %s (A-44)', (_name, line) => {
  expect(markdownSections(`${line}\nText`).at(-1)?.text).toMatch(/Text$/);
});
