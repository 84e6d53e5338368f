import { figureShardSchema } from '@parlance/domain/documents/chats/figureShard';
import { paths } from '@parlance/domain/paths';
import { allShards } from '@parlance/domain/queries/figures';
import { FieldPath, type Query, type QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { db } from '../../kernel/platform/app.ts';
import { groupQueryOf } from '../../kernel/platform/queries/groupQueryOf.ts';
import { logEvent } from '../../kernel/platform/log/logEvent.ts';
import { withLogContext } from '../../kernel/platform/log/logContext.ts';
import { eachAtOnce } from '../../kernel/platform/schedule/eachAtOnce.ts';
import { type Rest, type Slice, wholeRun } from '../../kernel/platform/schedule/Slice.ts';
import type { FigureDay } from '../countFigures.ts';
import { foldDay } from './foldDay.ts';

const PAGE = 300;
/** Number of days that are folded at the same time. */
const AT_ONCE = 20;

const placeSchema = figureShardSchema.pick({ chatbotId: true, day: true });

/** The days that some shards belong to, each with the ids of its shards. What is no shard of ours is left out. */
function daysOf(shards: readonly QueryDocumentSnapshot[]): readonly (FigureDay & { ids: string[] })[] {
  const days = new Map<string, FigureDay & { ids: string[] }>();
  for (const { id, ref, data } of shards.map((shard) => ({ id: shard.id, ref: shard.ref, data: shard.data() }))) {
    const orgId = ref.parent.parent?.id ?? '';
    const place = placeSchema.safeParse(data).data;
    if (place === undefined || ref.parent.path !== paths.figureShards(orgId)) continue;
    const key = `${orgId}/${place.chatbotId}/${place.day}`;
    const day = days.get(key) ?? { orgId, ...place, ids: [] };
    day.ids.push(id);
    days.set(key, day);
  }
  return [...days.values()];
}

/** One that cannot be folded holds up no other: it stays, and is tried again the next time. */
async function foldAll(shards: readonly QueryDocumentSnapshot[]): Promise<void> {
  await eachAtOnce(daysOf(shards), AT_ONCE, async ({ ids, ...place }) => {
    const { orgId, chatbotId, day } = place;
    await withLogContext({ orgId, chatbotId }, () =>
      foldDay(place, ids).catch((error: unknown) => logEvent('figures not folded', { day }, error)),
    );
  });
}

async function foldEach(query: Query, slice: Slice): Promise<Rest> {
  const inOrder = query
    .select(...Object.keys(placeSchema.shape))
    .orderBy(FieldPath.documentId())
    .limit(PAGE);
  const { cursor } = slice;
  for (let page = await (cursor === undefined ? inOrder : inOrder.startAfter(db.doc(cursor))).get(); ;) {
    await foldAll(page.docs);
    const last = page.docs.at(-1);
    if (last === undefined || page.size < PAGE) return undefined;
    if (slice.isOver()) return { cursor: last.ref.path };
    page = await inOrder.startAfter(last.ref).get();
  }
}

/**
 * Adds what was counted since the last minute to the days' documents: reads the shards that were written since, at most forty for
 * each day of a chatbot, and writes each day once.
 */
export async function foldFigures(slice: Slice = wholeRun()): Promise<Rest> {
  return foldEach(groupQueryOf(allShards, {}), slice);
}

/** The same for one chatbot, at once. */
export async function foldChatbot(orgId: string, chatbotId: string): Promise<void> {
  await foldEach(db.collection(paths.figureShards(orgId)).where('chatbotId', '==', chatbotId), wholeRun());
}
