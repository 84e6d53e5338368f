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

it('says with each row what a row of the same words, or of one cell, heads', () => {
  for (const heading of ['| Groups | Groups | Groups |', '| Groups | | |']) {
    const [section] = markdownSections(
      `| Tour | Adult | Child |\n|---|---|---|\n| Day | 12 | 6 |\n${heading}\n| Day | 9 | 4 |`,
    );
    expect(section?.text).toContain('Groups | Tour: Day | Adult: 9 | Child: 4');
  }
});

it('reads tables without lines at their ends', () => {
  const [section] = markdownSections('Model | Load\n:--- | ---:\n`A` | 8 kg\nB | \n\nNo | row');
  expect(section?.text.split(/\n+/)).toEqual(['Model: `A` | Load: 8 kg', 'Model: B', 'No | row']);
});

it.each([
  ['**Do** not, __never__', 'Do not, never'],
  ['430&nbsp;m<sup>2</sup>', '430\u00A0m²'],
  ['8,10<br>Euro', '8,10 Euro'],
  ['&lt;del&gt;5&lt;/del&gt;', '<del>5</del>'],
  ['2 ** 3 ** 4', '2 ** 3 ** 4'],
  ['*Never* on _Sundays_, a*b*c', 'Never on Sundays, a*b*c'],
  ['10^2^ m^3^ of H~2~O', '10² m³ of H₂O'],
  ['<ins>£5</ins> <span class="x">extra</span>', '£5 extra'],
  ['![five stars](stars.png "x")', 'five stars'],
  ['5 \\* 4 \\_x\\_', '5 * 4 _x_'],
  ['Rent <!-- was 4 --> 5 <!-- and', 'Rent  5'],
  ['Dogs\n: Allowed', 'Dogs: Allowed'],
  ['---\ntitle: "Tours"\nprice: 12\n---\nText', 'Text'],
  ['---\nA line and its frame.\n---', '---\nA line and its frame.\n---'],
  ['```\n<!-- code --> *x*\n```', '```\n<!-- code --> *x*\n```'],
  ['snake__case__name', 'snake__case__name'],
])('says %j as it is seen', (line, text) => {
  expect(markdownSections(line)).toMatchObject([{ text }]);
});

it('reads tables of HTML', () => {
  const html = '<table><tr><th>Tour</th><th>Price</th></tr>\n<tr><td>Harbour</td><td>£17</td></tr></table>';
  expect(markdownSections(`Before\n${html}\nAfter`)[0]?.text.split(/\n+/)).toEqual([
    'Before',
    'Tour: Harbour | Price: £17',
    'After',
  ]);
});
