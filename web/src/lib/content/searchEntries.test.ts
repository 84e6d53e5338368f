import { expect, it } from 'vitest';
import { parseContent } from './parseContent.ts';
import { searchEntries } from './searchEntries.ts';

const FILE =
  '---\ntitle: Embed\ndescription: One line: done\nupdated: 2026-11-22\n---\n\nFirst.\n\n## In `React`\n\n```\n# code\n```\n';

it('has an entry for a page’s beginning and for each of its sections', () => {
  expect(searchEntries('/en/docs/embed', parseContent(FILE))).toEqual([
    { id: '/en/docs/embed', title: 'Embed', heading: '', text: 'One line: done First.' },
    { id: '/en/docs/embed#in-react', title: 'Embed', heading: 'In React', text: 'code' },
  ]);
});

it.each([
  ['without a head', 'Text'],
  ['without a description', FILE.replace(/description.*\n/, '')],
  ['with a field that nobody reads', FILE.replace('updated', 'author: A\nupdated')],
  ['with a day that is none', FILE.replace('11-22', '13-42')],
])('a text %s is refused', (_, text) => {
  expect(() => parseContent(text)).toThrow(/Invalid|Unrecognized/);
});
