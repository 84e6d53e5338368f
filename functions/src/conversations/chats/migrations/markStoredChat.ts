import { depthOf } from '@parlance/domain/analytics/counting/depthOf';
import { type Chat, chatSchema } from '@parlance/domain/documents/chats/chat';
import { DAY_MS } from '@parlance/domain/durations';
import { dequal } from 'dequal';
import { db } from '../../../kernel/platform/app.ts';
import type { StoredDocument } from '../../../kernel/platform/schedule/Migration.ts';
import { readTranscript } from '../readTranscript.ts';
import { transcriptMarks } from '../transcriptMarks.ts';

/** Longer ago than a period of figures can begin. */
const BACK_DAYS = 400;

/**
 * A conversation that is over gets the marks and the depth by which figures find it, where it ended before these were stored, or before
 * `suggested` was a verdict: if it is of the last 400 days, by what was said in it. One that goes on gets them when it is over.
 * What is written to its messages and changes its marks writes the conversation, too.
 */
export async function markStoredChat({
  ref,
  data,
  now,
  noteReads,
}: StoredDocument): Promise<Pick<Chat, 'marks' | 'depth'> | null> {
  const chat = chatSchema.parse(data);
  if (chat.classifiedAt === null || now.getTime() - chat.createdAt.getTime() > BACK_DAYS * DAY_MS) return null;
  const orgId = ref.parent.parent?.id ?? '';
  const transcript = await db.runTransaction((transaction) => readTranscript(transaction, orgId, ref.id), {
    readOnly: true,
  });
  noteReads(transcript.length);
  const found = { marks: transcriptMarks(chat, transcript), depth: depthOf(chat.questions) };
  return dequal(found, { marks: chat.marks, depth: chat.depth }) ? null : found;
}
