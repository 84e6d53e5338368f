import { AppError } from '@parlance/domain/errors';
import type { Membership } from '../../../kernel/access/requireMember.ts';
import { recordActivity } from '../../../kernel/activity/recordActivity.ts';
import { refs } from '../../../kernel/platform/refs.ts';
import { changeActions } from './changeActions.ts';

/** Deletes an action with its secrets and figures. Throws `not-found`. */
export async function deleteAction(who: Membership, chatbotId: string, actionId: string): Promise<void> {
  const { orgId } = who;
  await changeActions(who, chatbotId, ({ transaction, actions }) => {
    const found = actions.find(({ id }) => id === actionId);
    if (found === undefined) throw new AppError('not-found');
    transaction.delete(found.ref);
    transaction.delete(refs.actionSecret(orgId, chatbotId, actionId));
    transaction.delete(refs.actionFigure(orgId, chatbotId, actionId));
    recordActivity(transaction, orgId, who, { kind: 'action-deleted', subject: found.data().title, chatbotId });
    return actions.filter(({ id }) => id !== actionId).map((other) => other.data());
  });
}
