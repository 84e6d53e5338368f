import { chatbotSchema } from '@parlance/domain/documents/chatbots/chatbot';
import { DAY_MS } from '@parlance/domain/durations';
import { paths } from '@parlance/domain/paths';
import { chatbotsWithDeclarationRetention } from '@parlance/domain/queries/chatbots';
import { newestDeclarations } from '@parlance/domain/queries/declarations';
import { deleteMailAbout } from '../../delivery/deleteMailAbout.ts';
import { db } from '../../kernel/platform/app.ts';
import { eachExpiring, type ExpiringChatbot } from '../expiry/eachExpiring.ts';
import { groupQueryOf } from '../../kernel/platform/queries/groupQueryOf.ts';
import { queryOf } from '../../kernel/platform/queries/queryOf.ts';
import { type Rest, type Slice, wholeRun } from '../../kernel/platform/schedule/Slice.ts';

const BATCH_SIZE = 50;

const keptSchema = chatbotSchema.pick({ declarationRetentionDays: true });

/** Deletes the declarations that were received longer ago than their chatbot keeps them. Safe to run twice at the same time. */
export function expireDeclarations(slice: Slice = wholeRun()): Promise<Rest> {
  const limited = groupQueryOf(chatbotsWithDeclarationRetention, {});
  return eachExpiring(limited, slice, 'declarations not deleted', (chatbot) => expireOf(chatbot, slice));
}

async function expireOf({ orgId, chatbotId, data }: ExpiringChatbot, { now, isOver }: Slice): Promise<void> {
  const { declarationRetentionDays: days } = keptSchema.parse(data);
  if (days === null) return;
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
