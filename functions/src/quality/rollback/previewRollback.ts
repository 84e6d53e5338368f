import type { previewRollback as contract } from '@parlance/domain/contracts/releases/releases';
import { SETTINGS_FIELDS } from '@parlance/domain/documents/chatbots/settings';
import { LIMITS } from '@parlance/domain/limits';
import type * as z from 'zod/mini';
import { requireChatbot } from '../../kernel/access/requireChatbot.ts';
import { db } from '../../kernel/platform/app.ts';
import { readRollback } from './readRollback.ts';

function named(sources: Iterable<{ name: string }>): { count: number; names: string[] } {
  const all = [...sources];
  return { count: all.length, names: all.slice(0, LIMITS.rollbackNames).map(({ name }) => name) };
}

/** Previews what a rollback to a release would change, by names. Throws `not-found` and `rollback-too-large` { max }. */
export async function previewRollback(
  orgId: string,
  chatbotId: string,
  number: number,
): Promise<z.infer<typeof contract.output>> {
  const read = { readOnly: true } as const;
  return db.runTransaction(async (transaction) => {
    const chatbot = await requireChatbot(transaction, orgId, chatbotId);
    const { changes, former, plan, token } = await readRollback(transaction, { orgId, chatbotId }, chatbot, number);
    return {
      token,
      settings: SETTINGS_FIELDS.filter((field) => field in changes),
      hasKnowledge: former !== undefined,
      restored: named(plan.restored.values()),
      removed: named(plan.removed.values()),
      rewritten: named(plan.rewritten.values()),
      different: named(plan.different),
      lost: named(plan.lost),
    };
  }, read);
}
