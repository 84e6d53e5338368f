import { describe, expect, it } from 'vitest';
import { newFileSource, newQaSource, newWebsiteSource, sourceSchema } from './source.ts';

const OWN = { chatbotId: 'chatbot', createdBy: 'somebody', createdAt: new Date(0) };

const FILE = newFileSource({ ...OWN, name: 'prices.pdf', fileType: 'pdf' });
const QA = newQaSource({ ...OWN, name: 'How much?', question: 'How much?', answer: '5 euros.' });
const WEBSITE = newWebsiteSource({
  ...OWN,
  name: 'https://shop.example/',
  website: {
    url: 'https://shop.example/',
    mode: 'site',
    include: [],
    exclude: [],
    weekly: false,
    isFirstLook: false,
    crawlId: 'crawl',
    crawledAt: null,
    nextCrawlAt: null,
    pagesFound: 0,
    pagesIndexed: 0,
    pagesFailed: 0,
    pagesSkipped: 0,
    pagesChanged: 0,
  },
});

describe('a source', () => {
  it.each([FILE, QA, WEBSITE])('waits for its turn at first, and is found by its name: $type', (source) => {
    expect(sourceSchema.parse(source)).toEqual(source);
    expect(source).toMatchObject({ status: 'pending', attempts: 0, embeddingSpace: null });
    expect(source.searchTerms).not.toEqual([]);
  });

  it.each([FILE, QA, WEBSITE])(
    'has no fields of other kinds, also where older documents hold null: $type',
    (source) => {
      const former = { fileType: null, website: null, question: null, answer: null };
      expect(sourceSchema.parse({ ...former, ...source })).toEqual(source);
    },
  );

  it.each([
    ['a file without its type', { ...FILE, fileType: null }],
    ['a website without its settings', { ...WEBSITE, website: null }],
    ['a question without an answer', { ...QA, answer: null }],
    ['another kind', { ...FILE, type: 'mail' }],
  ])('is not %s', (_, fields) => {
    expect(sourceSchema.safeParse(fields).success).toBe(false);
  });

  it('begins otherwise where the caller says so', () => {
    expect(newFileSource({ ...FILE, status: 'indexed', size: 7 })).toEqual({ ...FILE, status: 'indexed', size: 7 });
  });
});
