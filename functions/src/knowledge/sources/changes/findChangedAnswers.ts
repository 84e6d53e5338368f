import { LIMITS } from '@parlance/domain/limits';
import { paths } from '@parlance/domain/paths';
import { calendarDay } from '@parlance/domain/time/calendarDay';
import { sourcesSince } from '@parlance/domain/queries/sources';
import { db } from '../../../kernel/platform/app.ts';
import { refs } from '../../../kernel/platform/refs.ts';
import { queryOf } from '../../../kernel/platform/queries/queryOf.ts';
import { changedBySource, usedOf } from './changedBySource.ts';
import { WEEK_MS } from './hasNewSources.ts';
import { readUsed } from './readUsed.ts';

const BATCH = 300;

interface Place {
  orgId: string;
  chatbotId: string;
  embeddingSpace: string;
  timezone: string;
}

/** Those of some passages that are not there any more. */
async function goneOf(orgId: string, chunkIds: readonly string[]): Promise<ReadonlySet<string>> {
  const gone = new Set<string>();
  for (let start = 0; start < chunkIds.length; start += BATCH) {
    const some = chunkIds.slice(start, start + BATCH).map((id) => db.doc(paths.chunk(orgId, id)));
    const found = await db.getAll(...some, { fieldMask: ['hash'] });
    for (const chunk of found) if (!chunk.exists) gone.add(chunk.id);
  }
  return gone;
}

async function findOfChatbot({ orgId, chatbotId, embeddingSpace, timezone }: Place, now: Date): Promise<void> {
  const read = await queryOf(refs.sources(orgId), sourcesSince, {
    chatbotId,
    indexedAt: new Date(now.getTime() - WEEK_MS),
  })
    .limit(LIMITS.sourcesCompared)
    .get();
  if (read.empty) return;
  const answers = await readUsed(orgId, chatbotId, calendarDay(now, timezone));
  const used = usedOf(answers, new Set(read.docs.map(({ id }) => id)), embeddingSpace);
  const gone = await goneOf(orgId, [...used].slice(0, LIMITS.answersCompared));
  for (const source of read.docs) {
    const { changedAnswers: before } = source.data();
    const changed = changedBySource(answers, source.id, gone);
    if (changed.answers === 0 && before === null) continue;
    const changedAnswers = changed.answers === 0 ? null : { ...changed, at: now };
    // One that was deleted meanwhile stays gone.
    await source.ref.update({ changedAnswers }).catch(async (error: unknown) => {
      if ((await source.ref.get()).exists) throw error;
    });
  }
}

/**
 * Notes at each source that was read in the last seven days how many answers of that time cite it and used a passage that is not there
 * any more. Running it again writes the same.
 */
export async function findChangedAnswers(orgId: string, now: Date): Promise<void> {
  const timezone = (await refs.org(orgId).get()).data()?.timezone;
  if (timezone === undefined) return;
  const chatbots = await refs.chatbots(orgId).get();
  for (const found of chatbots.docs) {
    const { embeddingSpace, isDeleting } = found.data();
    if (embeddingSpace !== null && !isDeleting) {
      await findOfChatbot({ orgId, chatbotId: found.id, embeddingSpace, timezone }, now);
    }
  }
}
