import { paths } from '@parlance/domain/paths';
import { chatsOfAgent } from '@parlance/domain/queries/chats';
import { messagesOfAgent } from '@parlance/domain/queries/messages';
import { db } from '../../../kernel/platform/app.ts';
import { groupQueryOf } from '../../../kernel/platform/queries/groupQueryOf.ts';
import { updateInBatches } from '../../../kernel/platform/writes/updateInBatches.ts';

/**
 * Takes a person's name out of the conversations that they took over: out of what they wrote there, out of what happened, and
 * out of the conversation itself. The copies that a visitor watches go. What was said stays. Running it again is harmless.
 */
export async function redactAgent(uid: string): Promise<void> {
  const said = groupQueryOf(messagesOfAgent, { agentUid: uid });
  await updateInBatches(said, (batch, message) => {
    batch.update(message.ref, { agentName: '' });
    const chat = message.ref.parent.parent;
    const orgId = chat?.parent.parent?.id;
    if (chat !== null && orgId !== undefined) batch.delete(db.doc(paths.relayed(orgId, chat.id, message.id)));
  });
  const had = groupQueryOf(chatsOfAgent, { 'handover.agentUid': uid });
  await updateInBatches(had, (batch, chat) => batch.update(chat.ref, { 'handover.agentName': '' }));
}
