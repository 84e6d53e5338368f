import { MODELS } from '@parlance/domain/models';
import { expect, it } from 'vitest';
import { readRepo } from '../../support/repo.ts';
import { answerMargins } from '../support/answerMargins.ts';

const SECTION =
  readRepo('docs/operations.md')
    .split(/^### /m)
    .find((section) => section.startsWith('What answers cost, and plans that are used up\n')) ?? '';

it.each(MODELS)('$label has a price, by which limits and alerts count it', ({ price }) => {
  expect(price).not.toBeNull();
});

it('docs/operations.md says what answers cost, and in bold where a plan costs more than it brings', async () => {
  const lines = (await answerMargins()).map(({ model, messages, answers, plans }) => {
    const cells = plans.map(({ usd, price }) => {
      const text = `${usd.toFixed(1)} of ${price}`;
      return usd > price ? `**${text}**` : text;
    });
    return `| ${[model, messages, ...answers.map((usd) => usd.toFixed(2)), ...cells].join(' | ')} |`;
  });
  expect(SECTION.split('\n').filter((line) => line.startsWith('| Gemini'))).toEqual(lines);
});

it('no message of a plan costs more by a dear model than by the automatic one', async () => {
  const [first, ...others] = (await answerMargins()).map(({ model, messages, answers }) => ({
    model,
    costs: answers.map((usd) => usd / messages),
  }));
  const dearer = others.filter(({ costs }) => costs.some((usd, place) => usd > (first?.costs[place] ?? 0)));
  expect(dearer).toEqual([]);
});
