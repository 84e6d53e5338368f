import type { ActionFields } from '@parlance/domain/documents/actions/action';
import { AppError } from '@parlance/domain/errors';
import { newId } from '@parlance/domain/ids';
import { LIMITS } from '@parlance/domain/limits';
import type { Membership } from '../../../kernel/access/requireMember.ts';
import { recordActivity } from '../../../kernel/activity/recordActivity.ts';
import { refs } from '../../../kernel/platform/refs.ts';
import { changeActions } from './changeActions.ts';
import { newActionSecret } from './newActionSecret.ts';
import { readActionAddress } from './readActionAddress.ts';

/**
 * Makes an action. The answer is the only place where its secret is shown. The same again finds its name taken. Throws what
 * `changeActions` and `readActionAddress` throw, `action-name-taken`, or `action-limit-reached` { current, max }.
 */
export async function createAction(
  who: Membership,
  chatbotId: string,
  fields: ActionFields,
  now = new Date(),
): Promise<{ actionId: string; secret: string }> {
  const { orgId } = who;
  const url = readActionAddress(fields.url);
  const actionId = newId();
  const secret = newActionSecret();
  await changeActions(who, chatbotId, ({ transaction, actions }) => {
    const others = actions.map((found) => found.data());
    if (others.some(({ name }) => name === fields.name)) throw new AppError('action-name-taken');
    if (others.length >= LIMITS.actionsPerChatbot) {
      throw new AppError('action-limit-reached', { current: others.length, max: LIMITS.actionsPerChatbot });
    }
    transaction.create(refs.actionSecret(orgId, chatbotId, actionId), { secret, token: null });
    transaction.create(refs.action(orgId, chatbotId, actionId), {
      ...fields,
      url,
      hasToken: false,
      createdBy: who.uid,
      createdAt: now,
      updatedAt: now,
    });
    recordActivity(transaction, orgId, who, { kind: 'action-created', subject: fields.title, chatbotId });
    return [...others, fields];
  });
  return { actionId, secret };
}
