import { LIMITS } from '@parlance/domain/limits';
import { expect, it } from 'vitest';
import type { Said } from '../AiProvider.ts';
import { summarizeLexically } from './summarizeLexically.ts';

const visitor = (text: string): Said => ({ by: 'visitor', text });
const chatbot = (text: string): Said => ({ by: 'chatbot', text });

it('quotes the first question, the last answer, and what was asked since', () => {
  const messages: Said[] = [
    visitor('What is a zip repair?'),
    chatbot('It costs 18 euros.'),
    visitor('And a sole?'),
    { by: 'refusal', text: 'I do not know.' },
    visitor('Hello,\nis anybody there?'),
  ];
  expect(summarizeLexically({ messages })).toEqual({
    wants: 'What is a zip repair?',
    said: 'It costs 18 euros.',
    open: 'And a sole? Hello, is anybody there?',
  });
});

it('names a question that got no answer although a later one did, unless the team has written since', () => {
  const refused: Said[] = [visitor('Where is my order?'), { by: 'refusal', text: 'I do not know.' }];
  const messages = [...refused, visitor('And a sole?'), chatbot('It costs 60 euros.')];
  expect(summarizeLexically({ messages }).open).toBe('Where is my order?');
  expect(summarizeLexically({ messages: [...messages, { by: 'team', text: 'On its way.' }] }).open).toBe('');
});

it('leaves empty what there is not', () => {
  expect(summarizeLexically({ messages: [] })).toEqual({ wants: '', said: '', open: '' });
  expect(summarizeLexically({ messages: [visitor('Hi'), { by: 'team', text: 'Hello.' }] })).toMatchObject({
    said: 'Hello.',
    open: '',
  });
});

it('cuts a long text, and says so', () => {
  const { wants } = summarizeLexically({ messages: [visitor('why '.repeat(LIMITS.summaryLineCharacters))] });
  expect(wants.length).toBeLessThanOrEqual(LIMITS.summaryLineCharacters);
  expect(wants).toMatch(/why…$/);
});
