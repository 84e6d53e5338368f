import { paths } from '@parlance/domain/paths';
import { monthOf } from '../kernel/platform/calendar.ts';
import { changeUsage } from './usage/changeUsage.ts';

/**
 * Conversations of an organization are about to be deleted: what their questions took of the plan stays taken. Without it a counter
 * that has one of them as pending would look for it in vain and give its message back, or lend it to the next question of the same
 * id (decision 047). One read for each of the organization's present counters, a write where there is such a question.
 */
export async function keepCharges(
  { orgId, timezone }: { orgId: string; timezone: string },
  chatIds: readonly string[],
): Promise<void> {
  const counters = ['trial', monthOf(new Date(), timezone)].map((period) => paths.usage(orgId, period));
  const changes = counters.flatMap((path) =>
    chatIds.map((chatId) => changeUsage(path, { kind: 'chat-deleted', chatId })),
  );
  await Promise.all(changes);
}
