import { expect, it } from 'vitest';
import { type Candidate, rankPassages } from './rankPassages.ts';

const GEMINI = { minScore: 0.55, lexicalWeight: 0.1, passages: 16 };
const LOCAL = { minScore: 0.3, lexicalWeight: 0.5, passages: 6 };

function candidate(chunkId: string, similarity: number, text: string, sourceId = chunkId): Candidate {
  const place = {
    sourceName: '',
    heading: '',
    page: null,
    url: null,
    question: null,
    isFaq: false,
    hasRareWord: false,
    place: null,
  };
  return { chunkId, sourceId, similarity, text, ...place };
}

const names = (found: readonly Candidate[]) => found.map(({ chunkId }) => chunkId);

it('finds a German passage for an English question by its vector, though others share the words', () => {
  const candidates = [
    candidate('right', 0.78, 'Eine Reparatur des Reißverschlusses dauert sieben Tage.'),
    candidate('wrong', 0.66, 'How long does a delivery take? A delivery takes three days.'),
    candidate('other', 0.6, 'How long is a repair guaranteed? A repair is guaranteed for a year.'),
  ];
  expect(names(rankPassages('How long does a repair take?', candidates, GEMINI))[0]).toBe('right');
});

it('lets words decide between passages that are equally near', () => {
  const candidates = [candidate('a', 0.7, 'We repair tents.'), candidate('b', 0.7, 'We repair zips for 18 euros.')];
  expect(names(rankPassages('What does repairing zips cost in euros?', candidates, GEMINI))).toEqual(['b', 'a']);
});

it('leaves out what is too far away, and gives as many as an answer may draw on', () => {
  const many = Array.from({ length: 30 }, (_, i) => candidate(`${i}`, 0.6 + i / 1000, `Text ${i}`, `source-${i}`));
  expect(rankPassages('x', [...many, candidate('far', 0.5, 'Text')], GEMINI)).toHaveLength(16);
  expect(rankPassages('x', many, LOCAL)).toHaveLength(6);
  expect(rankPassages('x', [candidate('far', 0.5, 'Text')], GEMINI)).toEqual([]);
});

it('keeps places for passages with a rare word, however far away they are', () => {
  const near = Array.from({ length: 30 }, (_, i) => candidate(`${i}`, 0.7 + i / 1000, `Text ${i}`, `source-${i}`));
  const named = { ...candidate('named', 0.4, 'Spare poles for AB4711: 39 euros.'), hasRareWord: true };
  const found = names(rankPassages('What do spare poles cost?', [...near, named], GEMINI));
  expect(found).toHaveLength(16);
  expect(found).toContain('named');
  const many = Array.from({ length: 20 }, (_, i) => ({ ...named, chunkId: `named-${i}`, text: `AB4711 part ${i}` }));
  const mixed = names(rankPassages('What do spare poles cost?', [...near, ...many], GEMINI));
  expect(mixed.filter((name) => name.startsWith('named'))).toHaveLength(4);
});

it('says nothing twice: of the same text on two pages the better one stays', () => {
  const text = 'Returns are free within 30 days if the article is unused and in its packaging.';
  const found = rankPassages('x', [candidate('old', 0.7, text), candidate('new', 0.8, `${text} `)], GEMINI);
  expect(names(found)).toEqual(['new']);
});

it('lets no long document crowd out others; a page of a website is a document, and a website of many pages crowds out none', () => {
  const page = (chunkId: string, similarity: number, pageId: string) => ({
    ...candidate(chunkId, similarity, `Text ${chunkId}`, 'website'),
    place: { pageId, index: 0 },
  });
  const file = Array.from({ length: 20 }, (_, i) => candidate(`file-${i}`, 0.8, `Words ${i}`, 'file'));
  const others = Array.from({ length: 20 }, (_, i) => candidate(`other-${i}`, 0.6, `Line ${i}`, `other-${i}`));
  const shown = names(rankPassages('x', [...file, ...others], GEMINI));
  expect(shown.filter((name) => name.startsWith('file'))).toHaveLength(5);
  const pages = Array.from({ length: 20 }, (_, i) => page(`page-${i}`, 0.8, `${i}`));
  expect(names(rankPassages('x', [...pages, ...others], GEMINI)).every((name) => name.startsWith('page'))).toBe(true);
});
