import { countCall, type SentCall } from '@parlance/domain/actions/countCall';
import { paths } from '@parlance/domain/paths';
import { db } from '../../../kernel/platform/app.ts';
import { logEvent } from '../../../kernel/platform/log/logEvent.ts';
import { refs } from '../../../kernel/platform/refs.ts';
import { inTurn } from '../../../kernel/platform/writes/inTurn.ts';
import type { ActionPlace } from './ActionPlace.ts';

/** Calls that wait to be counted, by the path of their action's figures. */
const waiting = new Map<string, SentCall[]>();

/**
 * Adds a call to its action's figures: those that come while another write is under way go together with the next one. What cannot be
 * counted costs nobody an answer. Of an action that is gone nothing is kept.
 */
export async function noteCall({ orgId, chatbotId, actionId }: ActionPlace, call: SentCall): Promise<void> {
  const path = paths.actionFigure(orgId, chatbotId, actionId);
  waiting.set(path, [...(waiting.get(path) ?? []), call]);
  try {
    await inTurn(path, async () => {
      const calls = waiting.get(path) ?? [];
      waiting.delete(path);
      if (calls.length > 0) await count({ orgId, chatbotId, actionId }, calls);
    });
  } catch (error) {
    logEvent('action call not counted', { actionId }, error);
  }
}

async function count({ orgId, chatbotId, actionId }: ActionPlace, calls: readonly SentCall[]): Promise<void> {
  const ref = refs.actionFigure(orgId, chatbotId, actionId);
  await db.runTransaction(async (transaction) => {
    const [action, found] = await Promise.all([
      transaction.get(refs.action(orgId, chatbotId, actionId)),
      transaction.get(ref),
    ]);
    if (!action.exists) return;
    let figures = found.data();
    for (const call of calls) figures = countCall(figures, call);
    if (figures !== undefined) transaction.set(ref, figures);
  });
}
