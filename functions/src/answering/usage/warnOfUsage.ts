import type { Widget } from '@parlance/domain/documents/chatbots/widget';
import { paths } from '@parlance/domain/paths';
import { queueMail } from '../../delivery/queueMail.ts';
import { refs } from '../../kernel/platform/refs.ts';
import { transactionInTurn } from '../../kernel/platform/writes/transactionInTurn.ts';
import type { UsageWarning } from './warningDue.ts';

/**
 * Tells the owner how much of the plan is used, once for each share and period: the mail and the note that it was queued
 * are one write. Whoever is cut off before is followed by the next message.
 */
export async function warnOfUsage(widget: Widget, period: string, { percent, used, max }: UsageWarning): Promise<void> {
  const { orgId, orgName } = widget;
  const usageRef = refs.usage(orgId, period);
  await transactionInTurn(paths.usage(orgId, period), async (transaction) => {
    const [usage, org] = await Promise.all([
      transaction.get(usageRef).then((found) => found.data()),
      transaction.get(refs.org(orgId)).then((found) => found.data()),
    ]);
    if (usage === undefined || org === undefined || usage.warned >= percent) return;
    const owner = (await transaction.get(refs.user(org.ownerUid))).data();
    if (owner === undefined) return;
    transaction.update(usageRef, { warned: percent });
    const message = { kind: 'usage-reached', organizationName: orgName, percent, used, max } as const;
    await queueMail(owner.email, owner.locale, message, transaction);
  });
}
