import { EMBEDDING_DIMENSION } from '@parlance/domain/limits';
import { expect, it } from 'vitest';
import type { AiProvider } from '../../../functions/src/ai/AiProvider.ts';
import { answerQuestion } from '../../../functions/src/answering/answerQuestion.ts';
import { syncWidget } from '../../../functions/src/chatbots/projection/syncWidget.ts';
import { ingestSource } from '../../../functions/src/knowledge/ingestion/ingestSource.ts';
import { countDatabase } from '../../support/monitoring/countDatabase.ts';
import { makeChatbot } from '../../support/makeChatbot.ts';
import { makeOrg } from '../../support/makeOrg.ts';
import { makeSource } from '../../support/makeSource.ts';
import { makeAsk } from '../support/answering/makeAsk.ts';
import { scriptedProvider } from '../support/answering/scriptedProvider.ts';

/** Searched as widely as with Gemini, by a model that makes follow-ups whole; all passages are equally near. */
const WIDE: AiProvider = {
  ...scriptedProvider('In Austria the part for the Falke and the Adler costs euros as well [1].'),
  embeddingSpace: 'test-near-768',
  embedPassages: async (texts) => texts.map(() => NEAR),
  embedQuery: async () => NEAR,
  candidates: 40,
  passages: 16,
  enoughPassages: 5,
  neighbours: 3,
  rareWords: 4,
  rewrite: async () => 'What is cheaper in Austria, the part for the Falke or the part for the Adler?',
};
const NEAR = Array.from({ length: EMBEDDING_DIMENSION }, (_, i) => (i === 0 ? 1 : 0));

const PARTS = Array.from(
  { length: 80 },
  (_, i) =>
    `## Part ${i}\n\n- The part of model ${i} for the Falke and the Adler costs ${20 + i} euros, in Austria as well`,
).join('\n');

it('a follow-up that compares two things reads at most 120 documents and writes 5, however many passages there are', async () => {
  const { orgId } = await makeOrg();
  const chatbotId = await makeChatbot(orgId);
  await ingestSource(orgId, await makeSource(orgId, chatbotId, `# Parts\n\n${PARTS}\n`), WIDE);
  await syncWidget(orgId, chatbotId);
  const first = makeAsk(chatbotId, 'What does the part for the Falke cost?');
  await answerQuestion(first, WIDE);
  const next = makeAsk(chatbotId, 'And the Adler?', { visitor: first.visitor });
  const { reads, writes } = await countDatabase(async () => {
    expect(await answerQuestion(next, WIDE)).toMatchObject({ verdict: 'answered' });
  });
  expect(reads).toBeGreaterThan(60);
  expect(reads).toBeLessThanOrEqual(120);
  expect(writes).toBe(5);
});
