import { AppError } from '@parlance/domain/errors';
import type { Membership } from '../../../kernel/access/requireMember.ts';
import { recordActivity } from '../../../kernel/activity/recordActivity.ts';
import { refs } from '../../../kernel/platform/refs.ts';
import { changeActions } from './changeActions.ts';

/** Sets the business's own token, or removes it with null. Nothing reads it out again but a call. Throws `not-found`. */
export async function setActionToken(
  who: Membership,
  chatbotId: string,
  actionId: string,
  token: string | null,
): Promise<void> {
  const { orgId } = who;
  await changeActions(who, chatbotId, ({ transaction, actions }) => {
    const found = actions.find(({ id }) => id === actionId);
    if (found === undefined) throw new AppError('not-found');
    const { hasToken, title } = found.data();
    if (token !== null || hasToken) {
      transaction.update(refs.actionSecret(orgId, chatbotId, actionId), { token });
      transaction.update(found.ref, { hasToken: token !== null });
      recordActivity(transaction, orgId, who, { kind: 'action-token-changed', subject: title, chatbotId });
    }
    return actions.map((action) => action.data());
  });
}
