import { describe, expect, it } from 'vitest';
import { markdownSections } from '../extraction/markdown/markdownSections.ts';
import { splitText } from './splitText.ts';

describe('markdownSections', () => {
  it('cuts at headings and keeps their path', () => {
    const sections = markdownSections(
      '# Shop\n\nIntro.\n\n## Sizes\n\nText.\n\n### Boots\n\nMore.\n\n## Returns\n\nLast.',
    );
    expect(sections.map(({ headings, text }) => [headings.join(' › '), text])).toEqual([
      ['Shop', 'Intro.'],
      ['Shop › Sizes', 'Text.'],
      ['Shop › Sizes › Boots', 'More.'],
      ['Shop › Returns', 'Last.'],
    ]);
  });

  it('writes tables row by row, each cell with its column', () => {
    const [section] = markdownSections('| To | Cost |\n|---|--:|\n| Austria | 7,90 € |\n| A \\| B | 1 € |\n\nAfter.');
    expect(section?.text).toBe('To: Austria | Cost: 7,90 €\n\nTo: A | B | Cost: 1 €\n\n\nAfter.');
  });

  it('takes no heading from code', () => {
    expect(markdownSections('```\n# not a heading\n```')).toHaveLength(1);
  });
});

describe('splitText', () => {
  const long = Array.from({ length: 60 }, (_, i) => `Sentence number ${i} is about tent ${i * 3}.`).join(' ');

  it('keeps every word, in order, in passages that fit', () => {
    const passages = splitText([{ headings: ['A', 'B'], page: 2, text: long }], 300);
    expect(passages.every(({ text }) => text.length <= 300)).toBe(true);
    expect(passages.map(({ text }) => text).join(' ')).toBe(long);
    expect(passages[0]).toMatchObject({ heading: 'A › B', page: 2, index: 0 });
  });

  it('cuts a line without a single space, and loses nothing', () => {
    const passages = splitText([{ headings: [], page: null, text: 'x'.repeat(1000) }], 300);
    expect(passages.map(({ text }) => text).join('')).toBe('x'.repeat(1000));
  });

  it('joins very short passages of one page, with the headings that only one of them has', () => {
    const short = (headings: readonly string[], text: string, page = 1) => ({ headings, page, text });
    const passages = splitText([
      short(['Shop'], 'Open daily'),
      short(['Shop', 'Sizes'], 'S to XL'),
      short(['Shop', 'Returns'], 'They are free for thirty days after the parcel has come to you.'),
      short(['Shop', 'Care'], 'All of our tents may be washed by hand and with cold water alone.'),
      short(['Shop', 'Care'], 'No irons', 2),
      short([], 'The end.', 2),
    ]);
    expect(passages.map(({ heading, page, text, index }) => [heading, page, text, index])).toEqual([
      [
        'Shop',
        1,
        'Open daily\n\nSizes\nS to XL\n\nReturns\nThey are free for thirty days after the parcel has come to you.',
        0,
      ],
      ['Shop › Care', 1, 'All of our tents may be washed by hand and with cold water alone.', 1],
      ['', 2, 'Shop › Care\nNo irons\n\nThe end.', 2],
    ]);
  });

  it('keeps short answers apart that stand under headings of their own', () => {
    const sections = ['Repairs', 'Shipping'].map((heading) => ({ headings: [heading], page: null, text: '9 euros.' }));
    expect(splitText(sections).map(({ heading }) => heading)).toEqual(['Repairs', 'Shipping']);
    expect(splitText(sections.map((section) => ({ ...section, headings: [] })))).toHaveLength(1);
  });

  it('gives the same text the same hash, and another heading another', () => {
    const hashOf = (heading: string) => splitText([{ headings: [heading], page: null, text: 'Text.' }])[0]?.hash;
    expect(hashOf('A')).toBe(hashOf('A'));
    expect(hashOf('A')).not.toBe(hashOf('B'));
  });
});
