import { paths } from '@parlance/domain/paths';
import { dueReleases } from '@parlance/domain/queries/quality';
import { withLogContext } from '../../kernel/platform/log/logContext.ts';
import { logEvent } from '../../kernel/platform/log/logEvent.ts';
import { eachFound } from '../../kernel/platform/schedule/eachFound.ts';
import { type Slice, wholeRun } from '../../kernel/platform/schedule/Slice.ts';
import { recordKnowledge } from './recordKnowledge.ts';
import { groupQueryOf } from '../../kernel/platform/queries/groupQueryOf.ts';

/** Records a release of each chatbot whose knowledge has changed, some minutes after the last change. One that fails holds up no other. */
export async function recordDueReleases({ now, isOver }: Slice = wholeRun()): Promise<void> {
  await eachFound(groupQueryOf(dueReleases, { dueAt: now }), isOver, async ({ ref }) => {
    const chatbot = ref.parent.parent;
    const place = { orgId: chatbot?.parent.parent?.id ?? '', chatbotId: chatbot?.id ?? '' };
    if (isOver() || ref.path !== paths.releaseState(place.orgId, place.chatbotId)) return;
    await withLogContext(place, async () => {
      try {
        await recordKnowledge(place.orgId, place.chatbotId, now);
      } catch (error) {
        // Still due, it is tried again in a minute.
        logEvent('release not recorded', {}, error);
      }
    });
  });
}
