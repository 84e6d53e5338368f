import { figureShardSchema } from '@parlance/domain/documents/chats/figureShard';
import { statsSchema } from '@parlance/domain/documents/chats/stats';
import { newId } from '@parlance/domain/ids';
import { paths } from '@parlance/domain/paths';
import type { Transaction } from 'firebase-admin/firestore';
import { setTimeout } from 'node:timers/promises';
import { countFigures, figureChange } from '../../functions/src/figures/countFigures.ts';
import { foldFigures } from '../../functions/src/figures/folding/foldFigures.ts';
import { incrementsOf } from '../../functions/src/figures/folding/incrementsOf.ts';
import { admin } from '../support/admin.ts';
import { percentiles } from './percentiles.ts';

const ANSWERS_PER_SECOND = 20;
const SECONDS = 30;
const ANSWER = figureChange({ messages: 1, answered: 1, latencyMsSum: 900, hours: { 9: 1 }, latency: { 3: 1 } });

interface Place {
  orgId: string;
  chatbotId: string;
  day: string;
}

type Count = (transaction: Transaction, place: Place) => void;

/** Writes to the one document of the day, as it was before shards. */
const inOneDocument: Count = (transaction, { orgId, chatbotId, day }) => {
  const data = { chatbotId, day, ...incrementsOf(ANSWER) };
  transaction.set(admin.db.doc(paths.stats(orgId, chatbotId, day)), data, { merge: true });
};

const inShards: Count = (transaction, place) => countFigures(transaction, place, ANSWER);

/** Number of answers that each of the documents has counted: as many writes it took. */
async function writesOf({ orgId }: Place): Promise<readonly number[]> {
  const [days, shards] = await Promise.all([
    admin.db.collection(paths.allStats(orgId)).get(),
    admin.db.collection(paths.figureShards(orgId)).get(),
  ]);
  return [
    ...days.docs.map((day) => statsSchema.parse(day.data()).messages),
    ...shards.docs.map((shard) => figureShardSchema.parse(shard.data()).figures.messages),
  ];
}

/** Twenty answers a second of one chatbot, each stored in a transaction that reads its question, whatever those before it need. */
async function run(name: string, count: Count): Promise<Record<string, unknown>> {
  const place = { orgId: newId(), chatbotId: newId(), day: '2026-11-20' };
  const times: number[] = [];
  let failed = 0;
  let attempts = 0;
  const store = async () => {
    const chat = newId();
    const question = admin.db.doc(paths.message(place.orgId, chat, newId()));
    await question.create({ role: 'user' });
    const begun = performance.now();
    try {
      await admin.db.runTransaction(async (transaction) => {
        attempts += 1;
        await transaction.get(question);
        transaction.create(admin.db.doc(paths.message(place.orgId, chat, newId())), { role: 'assistant' });
        count(transaction, place);
      });
      times.push(performance.now() - begun);
    } catch {
      failed += 1;
    }
  };
  const all: Promise<void>[] = [];
  for (let index = 0; index < ANSWERS_PER_SECOND * SECONDS; index += 1) {
    all.push(store());
    await setTimeout(1000 / ANSWERS_PER_SECOND);
  }
  await Promise.all(all);
  const writes = await writesOf(place);
  const begun = performance.now();
  await foldFigures();
  const foldMs = Math.round(performance.now() - begun);
  const stats = await admin.db.doc(paths.stats(place.orgId, place.chatbotId, place.day)).get();
  return {
    counted: name,
    answers: all.length,
    failed,
    attempts,
    ...percentiles(times),
    writesPerSecondOfBusiestDocument: Math.round((100 * Math.max(...writes)) / SECONDS) / 100,
    documents: writes.length,
    foldMs,
    inTheDay: statsSchema.parse(stats.data()).messages,
  };
}

/** Delays by the figures of one busy chatbot: in one document for each day, and in shards that are added to it every minute. */
export async function* figureContention(): AsyncGenerator<Record<string, unknown>> {
  yield await run('in one document', inOneDocument);
  yield await run('in shards', inShards);
}
