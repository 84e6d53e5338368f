import { expect, it } from 'vitest';
import { passageOf } from '../../../../../tests/functions/support/answering/passageOf.ts';
import { showPassages } from './showPassages.ts';

const passage = (n: number, text: string) =>
  passageOf({ chunkId: `c${n}`, sourceId: `s${n}`, sourceName: `Source ${n}`, text, score: 0.9 });

it('shows the three best passages in their own words, each with its source', () => {
  const found = showPassages(
    'What does a zip repair cost?',
    [1, 2, 3, 4].map((n) => passage(n, `Zip repair\n\ncosts ${n} euros.`)),
  );
  expect(found?.list.split('\n')).toEqual([
    '- Zip repair costs 1 euros. [1]',
    '- Zip repair costs 2 euros. [2]',
    '- Zip repair costs 3 euros. [3]',
  ]);
  expect(found?.citations.map(({ n, sourceName }) => [n, sourceName])).toEqual([
    [1, 'Source 1'],
    [2, 'Source 2'],
    [3, 'Source 3'],
  ]);
});

it('gives an FAQ without a source', () => {
  const found = showPassages('Open?', [{ ...passage(1, 'Open on Sundays.'), isFaq: true }, passage(2, 'Closed.')]);
  expect(found?.list.split('\n')).toEqual(['- Open on Sundays.', '- Closed. [1]']);
  expect(found?.citations.map(({ sourceName }) => sourceName)).toEqual(['Source 2']);
});

it('cuts a long passage between two words', () => {
  const { list: line = '' } = showPassages('Reparatur?', [passage(1, 'Reparatur '.repeat(80))]) ?? {};
  expect(line.length).toBeLessThan(260);
  expect(line).toMatch(/Reparatur … \[1\]$/);
});

it('begins with the sentence that has most of the question’s words', () => {
  const text = `${'Our workshop has been open since 1990. '.repeat(8)}A zip repair costs 18 euros.`;
  const { list = '' } = showPassages('What does a zip repair cost?', [passage(1, text)]) ?? {};
  expect(list).toBe('- … A zip repair costs 18 euros. [1]');
});

it('leaves out what has neither the question’s words nor a near vector', () => {
  const far = (n: number, text: string) => ({ ...passage(n, text), similarity: 0.3 });
  const near = far(1, 'A zip repair costs 18 euros and takes 7 days.');
  const other = far(2, 'Yes: Fern Plus. 5 % back. No. 1 in 2026, see https://fern.example/plus');
  const ask = (question: string) => showPassages(question, [other, near])?.citations;
  expect(ask('What does a zip repair cost?')?.map(({ sourceName }) => sourceName)).toEqual(['Source 1']);
  expect(ask('Who won the 1974 world cup?')).toBeUndefined();
});

it('shows passages that share a longer word with a question in another language, and none for its short ones', () => {
  const far = (n: number, text: string) => ({ ...passage(n, text), similarity: 0.3 });
  const found = [far(1, 'Auf Zelte geben wir 5 Jahre Garantie.'), far(2, 'Der Versand kostet 4 Euro, les sur.')];
  const ask = (question: string) => showPassages(question, found)?.citations.map(({ sourceName }) => sourceName);
  expect(ask('Combien de temps dure la garantie sur les tentes ?')).toEqual(['Source 1']);
  expect(ask('Où sont les clients qui dorment sur place ?')).toBeUndefined();
});

it('is nothing where nothing was found', () => {
  expect(showPassages('Zip?', [])).toBeUndefined();
});
