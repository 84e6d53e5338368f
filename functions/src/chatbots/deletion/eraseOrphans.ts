import { paths } from '@parlance/domain/paths';
import { messagesSince } from '@parlance/domain/queries/messages';
import type { DocumentReference } from 'firebase-admin/firestore';
import { db } from '../../kernel/platform/app.ts';
import { groupQueryOf } from '../../kernel/platform/queries/groupQueryOf.ts';
import { deleteOnce } from '../../kernel/platform/writes/deleteOnce.ts';

const BATCH_SIZE = 300;

/**
 * Deletes a chatbot's messages from `since` on whose conversation is gone: an answer that was being written while its
 * conversation was deleted is stored after it.
 */
export async function eraseOrphans(orgId: string, chatbotId: string, since: Date): Promise<void> {
  const recent = groupQueryOf(messagesSince, { chatbotId, at: since }).select().limit(BATCH_SIZE);
  for (let page = await recent.get(); !page.empty;) {
    const last = page.docs.at(-1);
    await eraseThose(
      orgId,
      page.docs.map(({ ref }) => ref),
    );
    if (last === undefined || page.size < BATCH_SIZE) return;
    page = await recent.startAfter(last).get();
  }
}

async function eraseThose(orgId: string, messages: readonly DocumentReference[]): Promise<void> {
  const own = messages.filter(({ path }) => path.startsWith(`${paths.chats(orgId)}/`));
  const chatPaths = new Set(own.flatMap(({ parent }) => parent.parent?.path ?? []));
  if (chatPaths.size === 0) return;
  const chats = await db.getAll(...[...chatPaths].map((path) => db.doc(path)), { fieldMask: [] });
  const gone = new Set(chats.filter(({ exists }) => !exists).map(({ ref }) => ref.path));
  const orphans = own.filter(({ parent }) => gone.has(parent.parent?.path ?? ''));
  if (orphans.length > 0) await deleteOnce(orphans, () => undefined);
}
