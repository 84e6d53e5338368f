import { beforeAll, describe, expect, it } from 'vitest';
import { createLocalProvider } from '../../../functions/src/ai/vendors/local/createLocalProvider.ts';
import { askProvider } from '../../eval/askProvider.ts';
import { EvalIndex } from '../../eval/EvalIndex.ts';
import { supportCorpus } from '../../eval/supportCorpus.ts';
import { COMMON_QUESTIONS } from '../../support/COMMON_QUESTIONS.ts';

const provider = createLocalProvider();

describe.each(['en', 'de'] as const)('the demo shop, asked in %s', (language) => {
  let index: EvalIndex;

  beforeAll(async () => {
    index = await EvalIndex.create((await supportCorpus(language)).documents, provider);
  });

  it.each(COMMON_QUESTIONS[language])(
    'answers %j after %j with %j in its first sentence',
    async (question, previous, fact) => {
      const { answer } = await askProvider({ question, previous, language }, index, provider);
      expect(answer.text.split('\n')[0]).toContain(fact);
      expect(answer.citations.length).toBeGreaterThan(0);
    },
  );

  it.each(['thanks', 'Vielen Dank!', 'Do you have a shop in Munich?', 'Haben Sie einen Laden in Berlin?'])(
    'says nothing of the shop to %j',
    async (question) => {
      const previous = COMMON_QUESTIONS[language][1]?.[0] ?? null;
      expect((await askProvider({ question, previous, language }, index, provider)).answer.text).toBe('');
    },
  );
});
