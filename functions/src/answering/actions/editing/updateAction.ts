import type { ActionFields } from '@parlance/domain/documents/actions/action';
import { AppError } from '@parlance/domain/errors';
import { dequal } from 'dequal/lite';
import type { Membership } from '../../../kernel/access/requireMember.ts';
import { recordActivity } from '../../../kernel/activity/recordActivity.ts';
import { refs } from '../../../kernel/platform/refs.ts';
import { changeActions } from './changeActions.ts';
import { readActionAddress } from './readActionAddress.ts';

/**
 * Changes an action; the same again changes nothing. With another host its token is removed: what was meant for one server goes to no
 * other. Throws what `changeActions` and `readActionAddress` throw, `not-found` or `action-name-taken`.
 */
export async function updateAction(
  who: Membership,
  chatbotId: string,
  actionId: string,
  fields: ActionFields,
  now = new Date(),
): Promise<void> {
  const wanted = { ...fields, url: readActionAddress(fields.url) };
  await changeActions(who, chatbotId, ({ transaction, actions }) => {
    const found = actions.find(({ id }) => id === actionId);
    if (found === undefined) throw new AppError('not-found');
    const others = actions.filter(({ id }) => id !== actionId).map((other) => other.data());
    if (others.some(({ name }) => name === wanted.name)) throw new AppError('action-name-taken');
    const stored = found.data();
    if (!dequal({ ...stored, ...wanted }, stored)) {
      const isElsewhere = new URL(stored.url).host !== new URL(wanted.url).host;
      if (isElsewhere) transaction.update(refs.actionSecret(who.orgId, chatbotId, actionId), { token: null });
      transaction.update(found.ref, { ...wanted, hasToken: stored.hasToken && !isElsewhere, updatedAt: now });
      recordActivity(transaction, who.orgId, who, { kind: 'action-updated', subject: wanted.title, chatbotId });
    }
    return [...others, wanted];
  });
}
