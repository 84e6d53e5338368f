import { LIMITS } from '@parlance/domain/limits';
import { expect, it } from 'vitest';
import { changedBySource, usedOf } from './changedBySource.ts';

const SPACE = 'gemini-768';
const id = (source: string, hash: string, page = '') => `${source}-${page}${SPACE}-${hash}`;
const answer = (chatId: string, cited: readonly string[], ...chunkIds: string[]) => ({ chatId, cited, chunkIds });

it('looks for the passages of cited sources alone, in the present embedding space', () => {
  const answers = [
    answer('one', ['a'], id('a', '1'), id('b', '2'), 'a-local-768-3'),
    answer('two', ['a'], id('a', '1'), id('a', '4', 'page-')),
    answer('three', ['c'], id('c', '5')),
  ];
  expect([...usedOf(answers, new Set(['a', 'b']), SPACE)]).toEqual([id('a', '1'), id('a', '4', 'page-')]);
});

it('counts answers that cite a source and used what is gone of it', () => {
  const answers = [
    answer('one', ['a'], id('a', '1')),
    answer('one', ['a'], id('a', '1'), id('a', '2')),
    answer('two', ['a'], id('a', '2')),
    answer('three', ['b'], id('a', '1')),
  ];
  expect(changedBySource(answers, 'a', new Set([id('a', '1')]))).toEqual({ answers: 2, chatIds: ['one'] });
  expect(changedBySource(answers, 'a', new Set())).toEqual({ answers: 0, chatIds: [] });
});

it('names no more conversations than are shown', () => {
  const answers = Array.from({ length: LIMITS.changedChatsShown + 1 }, (_, at) => answer(`${at}`, ['a'], id('a', '1')));
  const { answers: count, chatIds } = changedBySource(answers, 'a', new Set([id('a', '1')]));
  expect(count).toBe(LIMITS.changedChatsShown + 1);
  expect(chatIds).toHaveLength(LIMITS.changedChatsShown);
});
