import { entitlementsOf } from '@parlance/domain/billing/entitlementsOf';
import type { AnswerDraft } from '@parlance/domain/contracts/playground';
import type { Widget } from '@parlance/domain/documents/chatbots/widget';
import { AppError } from '@parlance/domain/errors';
import { AUTO_MODEL } from '@parlance/domain/models';
import { projectWidget } from '../../chatbots/projectWidget.ts';
import { readChatbot } from '../../chatbots/readChatbot.ts';
import { config } from '../../kernel/platform/config.ts';

/**
 * A chatbot as its visitors would meet it with the draft's settings, made from the documents as they are now. Throws
 * `not-found`, `invalid-input` for a model that is not on offer, `trial-expired` and
 * `plan-inactive`.
 */
export async function draftWidget(orgId: string, chatbotId: string, draft: AnswerDraft, now: Date): Promise<Widget> {
  const { models } = config();
  if (draft.model !== AUTO_MODEL && !models.some(({ key }) => key === draft.model)) throw new AppError('invalid-input');
  const found = await readChatbot(orgId, chatbotId);
  if (found === undefined) throw new AppError('not-found');
  const { chatbot, org } = found;
  const { answers } = entitlementsOf(org, now);
  if (answers === 'trial-expired') throw new AppError('trial-expired');
  if (answers !== 'given') throw new AppError('plan-inactive');
  return projectWidget(orgId, org, { ...chatbot, ...draft });
}
