import { chatbotSchema } from '@parlance/domain/documents/chatbots/chatbot';
import { DAY_MS } from '@parlance/domain/durations';
import { paths } from '@parlance/domain/paths';
import { chatbotsWithDeclarationRetention } from '@parlance/domain/queries/chatbots';
import { newestDeclarations } from '@parlance/domain/queries/declarations';
import type { QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { deleteMailAbout } from '../../delivery/deleteMailAbout.ts';
import { db } from '../../kernel/platform/app.ts';
import { withLogContext } from '../../kernel/platform/log/logContext.ts';
import { logEvent } from '../../kernel/platform/log/logEvent.ts';
import { groupQueryOf } from '../../kernel/platform/queries/groupQueryOf.ts';
import { queryOf } from '../../kernel/platform/queries/queryOf.ts';
import { resumeAfter } from '../../kernel/platform/schedule/resumeAfter.ts';
import { type Rest, type Slice, wholeRun } from '../../kernel/platform/schedule/Slice.ts';

const PAGE = 100;
const BATCH_SIZE = 50;

const keptSchema = chatbotSchema.pick({ declarationRetentionDays: true });

/** Deletes the declarations that were received longer ago than their chatbot keeps them. Safe to run twice at the same time. */
export async function expireDeclarations(slice: Slice = wholeRun()): Promise<Rest> {
  const limited = groupQueryOf(chatbotsWithDeclarationRetention, {}).limit(PAGE);
  let { cursor } = slice;
  for (let page = await (await resumeAfter(limited, cursor)).get(); ;) {
    for (const chatbot of page.docs) {
      const orgId = chatbot.ref.parent.parent?.id ?? '';
      await withLogContext({ orgId, chatbotId: chatbot.id }, () => tryToExpire(orgId, chatbot, slice));
      // Not behind this chatbot: some of its declarations may be left.
      if (slice.isOver()) return { cursor };
      cursor = chatbot.ref.path;
    }
    const last = page.docs.at(-1);
    if (last === undefined || page.size < PAGE) return undefined;
    page = await limited.startAfter(last).get();
  }
}

async function tryToExpire(orgId: string, chatbot: QueryDocumentSnapshot, slice: Slice): Promise<void> {
  try {
    await expireOf(orgId, chatbot, slice);
  } catch (error) {
    // The next chatbot's customers were promised the same.
    logEvent('declarations not deleted', {}, error);
  }
}

async function expireOf(orgId: string, chatbot: QueryDocumentSnapshot, { now, isOver }: Slice): Promise<void> {
  const { id: chatbotId, ref } = chatbot;
  const { declarationRetentionDays: days } = keptSchema.parse(chatbot.data());
  if (days === null || ref.path !== paths.chatbot(orgId, chatbotId)) return;
  const before = new Date(now.getTime() - days * DAY_MS);
  const old = queryOf(db.collection(paths.declarations(orgId)), newestDeclarations, { chatbotId }, { before })
    .limit(BATCH_SIZE)
    .select();
  for (let page = await old.get(); !page.empty && !isOver(); page = await old.get()) {
    // What the outbox says of a declaration is found by its id: it goes first.
    await Promise.all(page.docs.map(({ id }) => deleteMailAbout(orgId, 'declarationId', id)));
    const batch = db.batch();
    for (const declaration of page.docs) batch.delete(declaration.ref);
    await batch.commit();
  }
}
