import { EMBEDDING_DIMENSION } from '@parlance/domain/limits';
import { describe, expect, it } from 'vitest';
import { createLocalProvider } from '../../../functions/src/ai/vendors/local/createLocalProvider.ts';
import type { AiProvider } from '../../../functions/src/ai/AiProvider.ts';
import { retrievePassages } from '../../../functions/src/answering/retrievePassages.ts';
import { ingestSource } from '../../../functions/src/knowledge/ingestion/ingestSource.ts';
import { makeChatbot } from '../../support/makeChatbot.ts';
import { makeOrg } from '../../support/makeOrg.ts';
import { makeSource } from '../../support/makeSource.ts';

const unit = (place: number): number[] => Array.from({ length: EMBEDDING_DIMENSION }, (_, i) => (i === place ? 1 : 0));

/** Vectors that blur what a code stands for: all products look alike, and the one that is asked for lies farthest away. */
const BLURRED: AiProvider = {
  ...createLocalProvider(),
  embeddingSpace: 'test-blurred-768',
  embedPassages: async (texts) => texts.map((text) => unit(text.includes('AB4711') ? 1 : 0)),
  embedQuery: async () => unit(0),
  minScore: 0.3,
  lexicalWeight: 0.1,
  candidates: 5,
  passages: 4,
  enoughPassages: 4,
  neighbours: 0,
  rareWords: 4,
};

const PRODUCTS = Array.from(
  { length: 30 },
  (_, i) =>
    `## Product ${i + 1}\n\nThe spare part for model XY${1000 + i} costs ${20 + i}.50 euros and is delivered in three days.\n`,
).join('\n');
const WANTED = '## Another one\n\nThe spare part for model AB4711 costs 99.90 euros and is delivered in three days.\n';

const { orgId } = await makeOrg();
const chatbotId = await makeChatbot(orgId);
await ingestSource(orgId, await makeSource(orgId, chatbotId, `# Spare parts\n\n${PRODUCTS}\n${WANTED}`), BLURRED);

const search = (question: string, provider: AiProvider, asked = chatbotId) =>
  retrievePassages({ orgId, chatbotId: asked, embeddingSpace: null, faqs: [], muted: [] }, question, provider);

describe('a word that few passages have', () => {
  it('finds the passage that its vector alone would not', async () => {
    const question = 'What does the spare part for AB4711 cost?';
    const blind = await search(question, { ...BLURRED, rareWords: 0 });
    expect(blind.some(({ text }) => text.includes('AB4711'))).toBe(false);
    const found = await search(question, BLURRED);
    expect(found.some(({ text }) => text.includes('99.90'))).toBe(true);
  });

  it('finds nothing of another chatbot', async () => {
    const other = await makeChatbot(orgId);
    expect(await search('What does the spare part for AB4711 cost?', BLURRED, other)).toEqual([]);
  });

  it('is no word that most passages have', async () => {
    const found = await search('Which spare part is delivered?', BLURRED);
    expect(found.every(({ hasRareWord }) => !hasRareWord)).toBe(true);
    expect(found.length).toBeGreaterThan(0);
  });
});

describe('what stands beside the best passages', () => {
  const near = { ...BLURRED, candidates: 30, passages: 1, neighbours: 1 };
  const question = 'What does the spare part for model XY1003 cost?';

  it('comes with them where a list goes on, once, and from the same document alone', async () => {
    const listed = await makeChatbot(orgId);
    const list = `# Spare parts\n\n${PRODUCTS.replaceAll('The spare', '- The spare')}`;
    await ingestSource(orgId, await makeSource(orgId, listed, list), near);
    const wide = await search(question, near, listed);
    const [best, ...beside] = wide.map(({ text }) => /XY(\d+)/.exec(text)?.[1]);
    expect([best, new Set(beside)]).toEqual(['1003', new Set(['1002', '1004'])]);
    expect(new Set(wide.map(({ chunkId }) => chunkId)).size).toBe(3);
    expect(wide[1]?.score).toBeLessThan(wide[0]?.score ?? 0);
  });

  it('stays away where the passage is whole', async () => {
    expect(await search(question, near)).toHaveLength(1);
  });
});
