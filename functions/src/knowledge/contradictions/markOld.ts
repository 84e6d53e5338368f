import { paths } from '@parlance/domain/paths';
import { FieldPath } from 'firebase-admin/firestore';
import { db } from '../../kernel/platform/app.ts';
import { refs } from '../../kernel/platform/refs.ts';
import { eachAtOnce } from '../../kernel/platform/schedule/eachAtOnce.ts';
import type { Compared } from './compareNew.ts';
import { mark } from './mark.ts';

const PAGE = 500;
const AT_ONCE = 20;

/**
 * Marks a chatbot's passages from before passages were marked, so that this night and the next ones compare them. Looks at no more than
 * `most`, one read each, in the order of their ids: the chatbot keeps how far it came, and that all are marked. Answers how many it
 * looked at.
 */
export async function markOld(
  { orgId, chatbotId, chatbot: { markedTo } }: Compared,
  most: number,
  isOver: () => boolean,
): Promise<number> {
  if (markedTo === null) return 0;
  const all = db
    .collection(paths.chunks(orgId))
    .where('chatbotId', '==', chatbotId)
    .orderBy(FieldPath.documentId())
    .select('toCompare');
  let last: string | null = markedTo;
  let seen = 0;
  while (last !== null && seen < most && !isOver()) {
    const size = Math.min(PAGE, most - seen);
    const { docs } = await (last === '' ? all : all.startAfter(last)).limit(size).get();
    await eachAtOnce(docs, AT_ONCE, async (found) => {
      if (found.get('toCompare') === undefined) await mark(found.ref, true);
    });
    seen += docs.length;
    last = docs.length < size ? null : (docs.at(-1)?.id ?? null);
    await refs.chatbot(orgId, chatbotId).update({ markedTo: last });
  }
  return seen;
}
