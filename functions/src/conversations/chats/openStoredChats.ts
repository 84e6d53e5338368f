import { type Chat, chatSchema } from '@parlance/domain/documents/chats/chat';
import { paths } from '@parlance/domain/paths';
import { type DocumentReference, FieldPath, type QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { db } from '../../kernel/platform/app.ts';
import { eachAtOnce } from '../../kernel/platform/schedule/eachAtOnce.ts';
import { resumeAfter } from '../../kernel/platform/schedule/resumeAfter.ts';
import type { Rest, Slice } from '../../kernel/platform/schedule/Slice.ts';
import { asRead } from '../../kernel/platform/writes/asRead.ts';
import { isConflict } from '../../kernel/platform/writes/isConflict.ts';

const PAGE = 300;
const AT_ONCE = 20;

/** Fields that show whether there is work in a conversation that is over. */
const workSchema = chatSchema.pick({ mode: true, assigneeUid: true, rating: true, outcome: true });

function hasWork({
  mode,
  assigneeUid,
  rating,
  outcome,
}: Pick<Chat, 'mode' | 'assigneeUid' | 'rating' | 'outcome'>): boolean {
  const isUnanswered = outcome === 'unanswered' || outcome === 'failed';
  return mode === 'human' || assigneeUid !== null || rating === 'negative' || isUnanswered;
}

/**
 * Conversations of an organization that were stored before `isOpen` was, and that no queue of the inbox finds without it, get it
 * from what is stored of them: nobody has said of one that it is done. Where there are none it costs two counts. Running it again
 * changes nothing; what is written meanwhile by others is left to the next night.
 */
export async function openStoredChats(slice: Slice): Promise<Rest> {
  const { orgId, cursor, isOver } = slice;
  if (orgId === undefined) return undefined;
  const chats = db.collection(paths.chats(orgId));
  if (cursor === undefined && !(await hasOthers(orgId))) return undefined;
  const pages = chats
    .orderBy(FieldPath.documentId())
    .select('isOpen', ...Object.keys(workSchema.shape))
    .limit(PAGE);
  for (let page = await (await resumeAfter(pages, cursor)).get(); ;) {
    const others = page.docs.filter((chat) => chat.get('isOpen') === undefined);
    await eachAtOnce(others, AT_ONCE, openStored);
    const last = page.docs.at(-1);
    if (last === undefined || page.size < PAGE) return undefined;
    if (isOver()) return { cursor: last.ref.path };
    page = await pages.startAfter(last).get();
  }
}

/** True if an organization has conversations without the field: an index holds only those with it. */
async function hasOthers(orgId: string): Promise<boolean> {
  const chats = db.collection(paths.chats(orgId));
  const [all, known] = await Promise.all([
    chats.count().get(),
    chats.where('isOpen', 'in', [true, false]).count().get(),
  ]);
  return known.data().count < all.data().count;
}

async function openStored(chat: QueryDocumentSnapshot): Promise<void> {
  const stored = workSchema.safeParse(chat.data()).data;
  if (stored !== undefined) await writeUnchanged(chat.ref, { isOpen: hasWork(stored) }, chat);
}

/** Writes where nobody else has since `read`. */
async function writeUnchanged(
  ref: DocumentReference,
  fields: { isOpen: boolean },
  read: QueryDocumentSnapshot,
): Promise<void> {
  try {
    await ref.update(fields, asRead(read));
  } catch (error) {
    if (!isConflict(error)) throw error;
  }
}
