import { statsSchema } from '@parlance/domain/documents/chats/stats';
import { newId } from '@parlance/domain/ids';
import { paths } from '@parlance/domain/paths';
import { FieldValue } from 'firebase-admin/firestore';
import { expect, it } from 'vitest';
import { settleMessages } from '../../../functions/src/answering/settleUnanswered.ts';
import { countFigures, FIGURE_SHARDS, figureChange } from '../../../functions/src/figures/countFigures.ts';
import { foldFigures } from '../../../functions/src/figures/folding/foldFigures.ts';
import { readFigureDay } from '../../../functions/src/figures/readFigureDay.ts';
import { admin } from '../../support/admin.ts';
import { makeOrg } from '../../support/makeOrg.ts';
import { captureLog } from '../../support/monitoring/captureLog.ts';

const COUNTS = 60;
const today = () => new Date().toISOString().slice(0, 'yyyy-mm-dd'.length);

async function makePlace(day = today()) {
  const { orgId } = await makeOrg({ timezone: 'UTC' });
  return { orgId, chatbotId: newId(), day };
}

type Place = Awaited<ReturnType<typeof makePlace>>;

function count(place: Place, change: Parameters<typeof figureChange>[0], more = {}) {
  return admin.db.runTransaction(async (transaction) => countFigures(transaction, place, figureChange(change), more));
}

const shardsOf = async ({ orgId }: Place) => (await admin.db.collection(paths.figureShards(orgId)).get()).docs;
const dayOf = async ({ orgId, chatbotId, day }: Place) =>
  statsSchema.parse((await admin.db.doc(paths.stats(orgId, chatbotId, day)).get()).data());

it('counts each of many answers at once exactly, while minutes fold them twice at the same time (A-109)', async () => {
  const place = await makePlace();
  const answers = Array.from({ length: COUNTS }, (_, at) => {
    const moved = at % 3 === 0 ? { quick: -1, medium: 1, deep: 0 } : { quick: 1, medium: 0, deep: 0 };
    return count(place, {
      messages: 1,
      depth: moved,
      hours: { [at % 24]: 1 },
      sources: { s: { cited: 1, positive: 0, negative: 0 } },
    });
  });
  await Promise.all([...answers, foldFigures(), foldFigures()]);
  const [seen, parts] = [await readFigureDay(place), await shardsOf(place)];
  expect(parts.length).toBeLessThanOrEqual(FIGURE_SHARDS);
  await Promise.all([foldFigures(), foldFigures()]);
  expect(await shardsOf(place)).toEqual([]);
  const counted = await dayOf(place);
  expect(counted).toMatchObject({
    messages: COUNTS,
    depth: { quick: 20, medium: 20 },
    sources: { s: { cited: COUNTS } },
  });
  expect(Object.values(counted.hours).reduce((sum, each) => sum + each, 0)).toBe(COUNTS);
  expect({ ...seen, foldedAt: counted.foldedAt }).toEqual(counted);
});

it('spreads what is counted over the shards of a day', async () => {
  const place = await makePlace();
  await Promise.all(Array.from({ length: 5 * FIGURE_SHARDS }, () => count(place, { messages: 1 })));
  // A hundred counts in twenty places leave fewer than fourteen of them used in one case of many millions.
  expect((await shardsOf(place)).length).toBeGreaterThan(FIGURE_SHARDS / 2);
});

it('keeps what was counted of a day that has a question without an answer alone', async () => {
  const place = await makePlace();
  const asked = { chatId: newId(), messageId: newId(), question: 'Why?', at: new Date(), counter: '1' };
  const more = { unanswered: { 1: asked }, asked: { 1: FieldValue.increment(1) } };
  // In every shard, so that the question comes to one that has counted something.
  await Promise.all(Array.from({ length: 5 * FIGURE_SHARDS }, () => count(place, { refused: 1 })));
  await count(place, {}, more);
  expect(await readFigureDay(place)).toMatchObject({
    refused: 5 * FIGURE_SHARDS,
    unanswered: { 1: { question: 'Why?' } },
    asked: { 1: 1 },
  });
  // Settled before the minute is over, in whatever place it stands.
  await settleMessages(place, [asked.messageId]);
  expect(await readFigureDay(place)).toMatchObject({ refused: 5 * FIGURE_SHARDS, unanswered: {}, asked: { 1: 1 } });
  await foldFigures();
  expect(await dayOf(place)).toMatchObject({ refused: 5 * FIGURE_SHARDS, unanswered: {}, asked: { 1: 1 } });
});

it('is held up by no shard that cannot be read, and says so', async () => {
  const [broken, place] = [await makePlace(), await makePlace()];
  const shard = admin.db.doc(paths.figureShard(broken.orgId, broken.chatbotId, broken.day, '0'));
  await shard.set({ chatbotId: broken.chatbotId, day: broken.day, figures: { messages: 'many' } });
  await count(place, { messages: 1 });
  const lines = await captureLog(() => foldFigures());
  expect(await shardsOf(place)).toEqual([]);
  expect((await dayOf(place)).messages).toBe(1);
  expect(lines.map(({ jsonPayload }) => jsonPayload)).toContainEqual(
    expect.objectContaining({ event: 'figures not folded', chatbotId: broken.chatbotId, day: broken.day }),
  );
  await shard.delete();
});
