import { expect, it } from 'vitest';
import { EMPTY_ANSWER, type AnswerEvent, extendAnswer } from './answer.ts';

const citation = {
  n: 1,
  sourceId: 's',
  sourceName: 'Prices',
  heading: '',
  page: null,
  url: null,
  quote: 'It costs 4 €.',
};
const passage = { chunkId: 'c', sourceId: 's', sourceName: 'Prices', heading: '', text: '', page: null, url: null };
const EVENTS: readonly AnswerEvent[] = [
  {
    type: 'retrieved',
    searchQuery: 'price',
    passages: [
      { ...passage, score: 0.5, question: null, isFaq: false, hasRareWord: false, place: null, similarity: 0.5 },
    ],
  },
  { type: 'citation', citation },
  { type: 'text', text: 'It costs 4 €. [1] ' },
  { type: 'text', text: 'Shipping is free. [1]' },
  { type: 'drafted', sentences: 3, dropped: 1 },
  { type: 'drafted', sentences: 2, dropped: 0 },
  { type: 'finished', verdict: 'answered', usage: { model: 'm', tokens: 12 }, offersContact: false },
];

it('is all that was sent, in order', () => {
  expect(EVENTS.reduce(extendAnswer, EMPTY_ANSWER)).toMatchObject({
    text: 'It costs 4 €. [1] Shipping is free. [1]',
    citations: [citation],
    verdict: 'answered',
    searchQuery: 'price',
    passages: [{ chunkId: 'c' }],
    usage: { tokens: 12 },
    writing: { drafts: 2, sentences: 5, dropped: 1 },
  });
});

it('is incomplete when it is cut', () => {
  expect(EVENTS.slice(0, 3).reduce(extendAnswer, EMPTY_ANSWER)).toMatchObject({
    text: 'It costs 4 €. [1] ',
    verdict: 'incomplete',
    usage: null,
  });
});
