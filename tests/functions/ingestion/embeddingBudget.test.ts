import { chunkSchema } from '@parlance/domain/documents/knowledge/chunk';
import { sourceSchema } from '@parlance/domain/documents/knowledge/source';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@parlance/domain/durations';
import { paths } from '@parlance/domain/paths';
import { PLAN_LIMITS } from '@parlance/domain/plans';
import { beforeEach, describe, expect, it } from 'vitest';
import { estimateTokens } from '../../../functions/src/ai/estimateTokens.ts';
import { createLocalProvider } from '../../../functions/src/ai/vendors/local/createLocalProvider.ts';
import type { AiProvider } from '../../../functions/src/ai/AiProvider.ts';
import { ingestSource } from '../../../functions/src/knowledge/ingestion/ingestSource.ts';
import { resumeStalledSources } from '../../../functions/src/knowledge/ingestion/resumeStalledSources.ts';
import { takeFromDay } from '../../../functions/src/kernel/platform/limits/takeFromDay.ts';
import { qaFields } from '../../../functions/src/knowledge/sources/qaFields.ts';
import { removeSources } from '../../../functions/src/knowledge/removeSources.ts';
import { admin } from '../../support/admin.ts';
import { makeChatbot } from '../../support/makeChatbot.ts';
import { makeOrg } from '../../support/makeOrg.ts';
import { makeQa } from '../../support/makeQa.ts';

const MAX = PLAN_LIMITS.trial.embeddedTokensPerDay;
/** The same length for each, so that each costs the same. */
const question = (n: number) => `What does tent number ${n} cost?`;
const ANSWER = 'It costs 90 euros.';
const COST = estimateTokens([`${question(1)}\n${ANSWER}`]);
const TODAY = new Date(Math.ceil(Date.now() / DAY_MS) * DAY_MS + HOUR_MS);
const TOMORROW = new Date(TODAY.getTime() - HOUR_MS + DAY_MS);

let orgId: string;
let chatbotId: string;

// A day's tokens are taken once: a test that is tried again needs another organization.
beforeEach(async () => {
  ({ orgId } = await makeOrg({ plan: 'trial' }));
  chatbotId = await makeChatbot(orgId);
});

/** The local provider, with what it embedded. */
function recording(embedded: string[], isAway = false): AiProvider {
  const local = createLocalProvider();
  return {
    ...local,
    embedPassages: async (texts) => {
      if (isAway) throw new TypeError('fetch failed');
      embedded.push(...texts);
      return local.embedPassages(texts);
    },
  };
}

/** Leaves so many tokens of the day. */
async function leave(tokens: number, of: string, now: Date): Promise<void> {
  await takeFromDay(`embeddings:${of}`, MAX - tokens, MAX, now);
}

async function readSource(sourceId: string) {
  return sourceSchema.parse((await admin.db.doc(paths.source(orgId, sourceId)).get()).data());
}

async function chunkTexts(sourceId: string): Promise<string[]> {
  const found = await admin.db.collection(paths.chunks(orgId)).where('sourceId', '==', sourceId).get();
  return found.docs.map((chunk) => chunkSchema.pick({ text: true }).parse(chunk.data()).text);
}

describe('what may be taken in a day (A-126)', () => {
  it('is taken exactly, by however many at the same time, and is there again the next day', async () => {
    const take = (at: Date) => takeFromDay(`test:${orgId}`, 3, 31, at);
    const taken = await Promise.all(Array.from({ length: 20 }, () => take(TODAY)));
    expect(taken.toSorted((a, b) => b - a)).toEqual([3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0]);
    expect(await take(TOMORROW)).toBe(3);
  });
});

describe('the tokens that are embedded in a day (A-126)', () => {
  it('are enough for N sources: N+1 waits for the next day with what it taught before, and loses nothing', async () => {
    const known = await makeQa(orgId, chatbotId, { question: question(0), answer: ANSWER });
    await ingestSource(orgId, known, createLocalProvider());
    const now = TODAY;
    await admin.db
      .doc(paths.source(orgId, known))
      .update({ ...qaFields({ question: question(0), answer: 'It costs 95 euros.' }), nextAttemptAt: now });
    const fresh = await Promise.all(
      [1, 2, 3].map((n) => makeQa(orgId, chatbotId, { question: question(n), answer: ANSWER })),
    );
    const ours = [...fresh, known];
    await leave(3 * COST, orgId, now);
    const embedded: string[] = [];
    const delays: number[] = [];
    const enqueue = async (_org: string, _source: string, _reason: string, delayMs = 0) => void delays.push(delayMs);
    // Those that find the organization's workers taken come later.
    for (const part of [ours.slice(0, 3), ours.slice(3)])
      await Promise.all(part.map((id) => ingestSource(orgId, id, recording(embedded), { now, enqueue })));
    expect(embedded).toHaveLength(3);
    for (const id of fresh) expect(await readSource(id)).toMatchObject({ status: 'indexed' });
    expect(await readSource(known)).toMatchObject({
      status: 'pending',
      error: null,
      attempts: 0,
      waitingSince: now,
      waitingFor: 'day',
      nextAttemptAt: TOMORROW,
    });
    expect(delays).toEqual([TOMORROW.getTime() - now.getTime()]);
    expect(await chunkTexts(known)).toEqual([ANSWER]);

    await ingestSource(orgId, known, recording(embedded), { now: new Date(TOMORROW.getTime() - MINUTE_MS) });
    expect(embedded).toHaveLength(3);
    const due: string[] = [];
    const later = new Date(TOMORROW.getTime() + 2 * MINUTE_MS);
    await resumeStalledSources(later, async (_org, sourceId) => void due.push(sourceId));
    expect(due).toContain(known);
    await ingestSource(orgId, known, recording(embedded), { now: later });
    expect(await readSource(known)).toMatchObject({ status: 'indexed', waitingSince: null });
    expect(await chunkTexts(known)).toEqual(['It costs 95 euros.']);
  });

  it('are not passed by workers at the same time', async () => {
    const own = await makeOrg({ plan: 'trial' });
    const bot = await makeChatbot(own.orgId);
    const ids = await Promise.all(
      [1, 2, 3, 4, 5].map((n) => makeQa(own.orgId, bot, { question: question(n), answer: ANSWER })),
    );
    await leave(4 * COST, own.orgId, TODAY);
    const embedded: string[] = [];
    const enqueue = async () => undefined;
    await Promise.all(ids.map((id) => ingestSource(own.orgId, id, recording(embedded), { now: TODAY, enqueue })));
    expect(embedded).toHaveLength(4);
  });

  it('cannot be had again by deleting and uploading anew', async () => {
    const own = await makeOrg({ plan: 'trial' });
    const bot = await makeChatbot(own.orgId);
    await leave(2 * COST, own.orgId, TODAY);
    const embedded: string[] = [];
    const who = { orgId: own.orgId, uid: 'nobody', name: 'Nobody' };
    for (let round = 0; round < 4; round += 1) {
      const id = await makeQa(own.orgId, bot, { question: question(1), answer: ANSWER });
      await ingestSource(own.orgId, id, recording(embedded), { now: TODAY, enqueue: async () => undefined });
      await removeSources(who, [id]);
    }
    expect(embedded).toHaveLength(2);
  });

  it('are given back where the AI service did not answer', async () => {
    const own = await makeOrg({ plan: 'trial' });
    const bot = await makeChatbot(own.orgId);
    await leave(COST, own.orgId, TODAY);
    const id = await makeQa(own.orgId, bot, { question: question(1), answer: ANSWER });
    const embedded: string[] = [];
    const enqueue = async () => undefined;
    await ingestSource(own.orgId, id, recording(embedded, true), { now: TODAY, enqueue });
    const now = new Date(TODAY.getTime() + HOUR_MS);
    await ingestSource(own.orgId, id, recording(embedded), { now, enqueue });
    expect(embedded).toHaveLength(1);
  });
});
