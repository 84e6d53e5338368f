import type { Chatbot } from '@parlance/domain/documents/chatbots/chatbot';
import { db } from '../../kernel/platform/app.ts';
import { refs } from '../../kernel/platform/refs.ts';
import { isModelUnavailable } from './isModelUnavailable.ts';

/** Notes on the chatbot, once, that its model does not answer, so that its people see it and answers stop asking for it. */
export async function openModelCircuit(
  orgId: string,
  chatbotId: string,
  problem: Omit<NonNullable<Chatbot['modelProblem']>, 'at'>,
): Promise<void> {
  const ref = refs.chatbot(orgId, chatbotId);
  await db.runTransaction(async (transaction) => {
    const chatbot = (await transaction.get(ref)).data();
    const now = new Date();
    if (chatbot === undefined || chatbot.model !== problem.model || isModelUnavailable(chatbot, now)) return;
    transaction.update(ref, { modelProblem: { ...problem, at: now } });
  });
}
