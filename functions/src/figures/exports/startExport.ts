import type { DataExport } from '@parlance/domain/documents/exports/dataExport';
import { AppError } from '@parlance/domain/errors';
import { LIMITS } from '@parlance/domain/limits';
import { paths } from '@parlance/domain/paths';
import { recheckMember } from '../../kernel/access/recheckMember.ts';
import { requireChatbot } from '../../kernel/access/requireChatbot.ts';
import type { Membership } from '../../kernel/access/requireMember.ts';
import { recordActivity } from '../../kernel/activity/recordActivity.ts';
import { refs } from '../../kernel/platform/refs.ts';
import { transactionInTurn } from '../../kernel/platform/writes/transactionInTurn.ts';
import { enqueueExport } from './enqueueExport.ts';

type Wanted = Pick<DataExport, 'chatbotId' | 'view' | 'format' | 'timezone'> & { exportId: string };

/**
 * Begins an export, with its entry in the activity; the same `exportId` again begins nothing more. An organization has one at a time:
 * of calls at the same moment one begins its own. Throws `not-found` without the chatbot, or `export-running`.
 * @param enqueue Queues the work on it.
 */
export async function startExport(
  who: Membership,
  { exportId, ...wanted }: Wanted,
  enqueue: typeof enqueueExport = enqueueExport,
): Promise<void> {
  const { orgId } = who;
  const ref = refs.dataExport(orgId, exportId);
  await transactionInTurn(paths.exports(orgId), async (transaction) => {
    await recheckMember(transaction, who, 'data.export');
    const name = wanted.chatbotId === null ? '' : (await requireChatbot(transaction, orgId, wanted.chatbotId)).name;
    if ((await transaction.get(ref)).exists) return;
    const open = await transaction.get(refs.dataExports(orgId).where('status', 'in', ['waiting', 'running']).limit(1));
    if (!open.empty) throw new AppError('export-running');
    const now = Date.now();
    transaction.create(ref, {
      ...wanted,
      chatbotName: name,
      status: 'waiting',
      done: 0,
      total: null,
      isCut: false,
      attempts: 0,
      leaseUntil: new Date(now + LIMITS.exportLeaseMs),
      startedBy: who.uid,
      startedAt: new Date(now),
      expiresAt: new Date(now + LIMITS.exportMs),
    });
    recordActivity(transaction, orgId, who, { kind: kindOf(wanted), subject: name, to: wanted.format.toUpperCase() });
  });
  await enqueue(orgId, exportId, 'first');
}

function kindOf({ view, chatbotId }: Pick<Wanted, 'view' | 'chatbotId'>) {
  if (view.kind === 'leads') return chatbotId === null ? 'all-leads-exported' : 'leads-exported';
  return chatbotId === null ? 'all-chats-exported' : 'chats-exported';
}
