import type { Usage } from '@parlance/domain/documents/organizations/usage';
import { MINUTE_MS } from '@parlance/domain/durations';
import { db } from '../../kernel/platform/app.ts';
import { refs } from '../../kernel/platform/refs.ts';
import type { UsageChange } from './applyUsage.ts';

/** Longer than any function runs (540 seconds): no try that began before is still at its question. */
const STALE_AFTER_MS = 10 * MINUTE_MS;
/** Maximum number of questions that are looked up with one write of a counter. */
const BATCH_SIZE = 20;

/**
 * Looks up questions that an organization's counter has had as pending for ten minutes, because their process ended: for each of
 * at most 20 either that it is stored with its charge (also if that was given back since), or that it is abandoned. One read for
 * each, and none if there are none. What is deleted keeps its message by `keepCharges`.
 */
export async function settlePending(orgId: string, pending: Usage['pending'], now: Date): Promise<UsageChange[]> {
  const stale = Object.entries(pending)
    .filter(([, { at }]) => at.getTime() < now.getTime() - STALE_AFTER_MS)
    .slice(0, BATCH_SIZE)
    .map(([question, { id }]) => ({ question, id }));
  if (stale.length === 0) return [];
  const messages = await db.getAll(
    ...stale.map(({ question }) => {
      const [chatId = '', messageId = ''] = question.split('/');
      return refs.message(orgId, chatId, messageId);
    }),
  );
  return stale.map((charge, index) => {
    const message = messages[index]?.data();
    const isStored = message?.role === 'user' && message.chargeId === charge.id;
    return { kind: isStored ? 'stored' : 'abandoned', charge };
  });
}
