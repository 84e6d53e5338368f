import { AppError } from '@parlance/domain/errors';
import type { Membership } from '../../../kernel/access/requireMember.ts';
import { recordActivity } from '../../../kernel/activity/recordActivity.ts';
import { refs } from '../../../kernel/platform/refs.ts';
import { changeActions } from './changeActions.ts';
import { newActionSecret } from './newActionSecret.ts';

/** Gives an action a new secret, which is returned and shown nowhere else; the one before signs no more. Throws `not-found`. */
export async function renewActionSecret(who: Membership, chatbotId: string, actionId: string): Promise<string> {
  const { orgId } = who;
  const secret = newActionSecret();
  await changeActions(who, chatbotId, ({ transaction, actions }) => {
    const found = actions.find(({ id }) => id === actionId);
    if (found === undefined) throw new AppError('not-found');
    transaction.update(refs.actionSecret(orgId, chatbotId, actionId), { secret });
    recordActivity(transaction, orgId, who, { kind: 'action-secret-renewed', subject: found.data().title, chatbotId });
    return actions.map((action) => action.data());
  });
  return secret;
}
