import { fold } from '@parlance/domain/text/fold';
import { expect, it } from 'vitest';
import { readBusinesses } from './readBusinesses.ts';

const businesses = await readBusinesses();

it('has five hundred conversations of five businesses in both languages', () => {
  expect(businesses.map(({ name, conversations }) => [name, conversations.length])).toEqual(
    ['coffee-shop', 'energy-supplier', 'fitness-club', 'mountain-hotel', 'van-rental'].flatMap((name) =>
      ['de', 'en'].map((language) => [`${name}.${language}`, 50]),
    ),
  );
});

it.each(businesses)('$name expects nothing that its business does not say', (business) => {
  const { documents, answers, conversations, actions } = business;
  const written = fold(
    [...documents.map(({ markdown }) => markdown), ...answers.map(({ answer }) => answer)].join('\n'),
  );
  const plain = written.replaceAll('**', '').replaceAll(/\s+/g, ' ');
  const missing = conversations.flatMap(({ id, steps, recordings }) => {
    const results = fold(JSON.stringify(recordings.map(({ result }) => result)));
    return steps.flatMap(({ facts = [] }) =>
      facts.flatMap(([first = '']) => {
        const spelling = fold(first).replaceAll(/\s+/g, ' ');
        return plain.includes(spelling) || results.includes(spelling) ? [] : [`${id}: ${first}`];
      }),
    );
  });
  expect(missing).toEqual([]);
  const names = new Set(actions.map(({ name }) => name));
  expect(conversations.flatMap(({ recordings }) => recordings.filter(({ action }) => !names.has(action)))).toEqual([]);
  expect(new Set(conversations.map(({ id }) => id)).size).toBe(conversations.length);
});
