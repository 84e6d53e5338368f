import { MINUTE_MS } from '@parlance/domain/durations';
import { dueMailboxes } from '@parlance/domain/queries/channels';
import { enqueueTask } from '../../kernel/platform/enqueueTask.ts';
import { groupQueryOf } from '../../kernel/platform/queries/groupQueryOf.ts';
import { type Slice, wholeRun } from '../../kernel/platform/schedule/Slice.ts';

const PAGE = 200;
/** Time that a look may take before it counts as lost, and another one is due. */
const LEASE_MS = 10 * MINUTE_MS;

/** Has the mailboxes that are due looked into, each by a task of its own. Returns how many there were. */
export async function pollMailboxes({ now, isOver }: Slice = wholeRun()): Promise<number> {
  const due = groupQueryOf(dueMailboxes, { 'mailbox.nextPollAt': now }).limit(PAGE);
  const minute = Math.floor(now.getTime() / MINUTE_MS);
  let count = 0;
  let page = await due.get();
  while (!page.empty) {
    await Promise.all(
      page.docs.map(async ({ id: channelId, ref }) => {
        const chatbotId = ref.parent.parent?.id;
        const orgId = ref.parent.parent?.parent.parent?.id;
        if (orgId === undefined || chatbotId === undefined) return;
        await ref.update({ 'mailbox.nextPollAt': new Date(now.getTime() + LEASE_MS) });
        await enqueueTask('runChannels', { orgId, chatbotId, channelId }, `${channelId}-${minute}`);
      }),
    );
    count += page.size;
    // Those that were looked at are due no more: the next page begins anew.
    if (page.size < PAGE || isOver()) break;
    page = await due.get();
  }
  return count;
}
