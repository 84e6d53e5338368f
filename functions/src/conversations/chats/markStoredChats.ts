import { depthOf } from '@parlance/domain/analytics/counting/depthOf';
import type { Chatbot } from '@parlance/domain/documents/chatbots/chatbot';
import { chatSchema } from '@parlance/domain/documents/chats/chat';
import { DAY_MS } from '@parlance/domain/durations';
import { MARKING } from '@parlance/domain/search/marks/MARKS';
import { paths } from '@parlance/domain/paths';
import { begunChats } from '@parlance/domain/queries/chats';
import { dequal } from 'dequal';
import { type Query, type QueryDocumentSnapshot, Timestamp } from 'firebase-admin/firestore';
import { db } from '../../kernel/platform/app.ts';
import { refs } from '../../kernel/platform/refs.ts';
import { queryOf } from '../../kernel/platform/queries/queryOf.ts';
import { eachAtOnce } from '../../kernel/platform/schedule/eachAtOnce.ts';
import type { Rest, Slice } from '../../kernel/platform/schedule/Slice.ts';
import { isConflict } from '../../kernel/platform/writes/isConflict.ts';
import { readTranscript } from './readTranscript.ts';
import { transcriptMarks } from './transcriptMarks.ts';

/** Longer ago than a period of figures can begin. */
const BACK_DAYS = 400;
/** Documents that are read for one organization in a night: two for each conversation, and one for each of its messages. */
const READS_PER_NIGHT = 50_000;
const PAGE = 100;
const AT_ONCE = 10;

type Progress = Chatbot['chatsMarked'];

interface Place {
  orgId: string;
  chatbotId: string;
}

/**
 * Gives an organization's conversations that are over the marks and the depth by which figures find them, where they ended before these
 * were stored or `MARKING` rose: those of the last 400 days, the newest first. Each chatbot keeps how far it came, so what is beyond a
 * night's reads waits for the next one, and a chatbot whose conversations all have them costs nothing more. Running it again, or twice
 * at the same time, writes the same.
 * @param mostReads Once so many documents are read, no further page of conversations is.
 */
export async function markStoredChats({ orgId, now, isOver }: Slice, mostReads = READS_PER_NIGHT): Promise<Rest> {
  if (orgId === undefined) return undefined;
  const chatbots = await refs.chatbots(orgId).get();
  let left = mostReads;
  for (const chatbot of chatbots.docs) {
    if (left <= 0 || isOver()) return undefined;
    const { isDeleting, chatsMarked } = chatbot.data();
    if (isDeleting) continue;
    left -= await markOfChatbot({ orgId, chatbotId: chatbot.id }, chatsMarked, { left, now, isOver });
  }
  return undefined;
}

/** Goes on with a chatbot's conversations. Returns how many documents were read. */
async function markOfChatbot(
  place: Place,
  before: Progress,
  { left, now, isOver }: Pick<Slice, 'now' | 'isOver'> & { left: number },
): Promise<number> {
  const { orgId, chatbotId } = place;
  const isKnown = before.marking === MARKING;
  if (isKnown && before.rest === null) return 0;
  const from = new Date(now.getTime() - BACK_DAYS * DAY_MS);
  const all = queryOf(db.collection(paths.chats(orgId)), begunChats, { chatbotId }, { from }).limit(PAGE);
  let query = isKnown && before.rest !== null ? await after(all, orgId, before.rest) : all;
  let rest: Progress['rest'] = null;
  let reads = 0;
  do {
    const { docs } = await query.get();
    reads += await markPage(orgId, docs);
    const last = docs.length < PAGE ? undefined : docs.at(-1);
    if (last !== undefined) query = all.startAfter(last);
    rest = last === undefined ? null : { at: createdAtOf(last), chatId: last.id };
    await keep(place, { marking: MARKING, rest });
  } while (rest !== null && reads < left && !isOver());
  return reads;
}

/** The conversations behind one; where that is gone meanwhile, those from its moment on. */
async function after(all: Query, orgId: string, { at, chatId }: NonNullable<Progress['rest']>): Promise<Query> {
  const last = await db.doc(paths.chat(orgId, chatId)).get();
  return last.exists ? all.startAfter(last) : all.startAt(Timestamp.fromDate(at));
}

/** Some of an organization's conversations. Returns how many documents were read for them. */
async function markPage(orgId: string, chats: readonly QueryDocumentSnapshot[]): Promise<number> {
  let reads = chats.length;
  await eachAtOnce(chats, AT_ONCE, async (chat) => {
    const messages = await markStored(orgId, chat);
    reads += 1 + messages;
  });
  return reads;
}

function createdAtOf(found: QueryDocumentSnapshot): Date {
  const at: unknown = found.get('createdAt');
  return at instanceof Timestamp ? at.toDate() : new Date(0);
}

/** One conversation, by what was said in it, as when it ended. Returns how many messages were read. */
async function markStored(orgId: string, { ref }: QueryDocumentSnapshot): Promise<number> {
  return db.runTransaction(async (transaction) => {
    const chat = chatSchema.safeParse((await transaction.get(ref)).data()).data;
    // One that goes on gets them when it is over.
    if (chat === undefined || chat.classifiedAt === null) return 0;
    const transcript = await readTranscript(transaction, orgId, ref.id);
    const found = { marks: transcriptMarks(chat, transcript), depth: depthOf(chat.questions) };
    if (!dequal(found, { marks: chat.marks, depth: chat.depth })) transaction.update(ref, found);
    return transcript.length;
  });
}

/** A chatbot that was deleted meanwhile stays gone. */
async function keep({ orgId, chatbotId }: Place, chatsMarked: Progress): Promise<void> {
  try {
    await refs.chatbot(orgId, chatbotId).update({ chatsMarked }, { exists: true });
  } catch (error) {
    if (!isConflict(error)) throw error;
  }
}
