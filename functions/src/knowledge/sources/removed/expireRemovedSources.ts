import { paths } from '@parlance/domain/paths';
import { expiredRemovedSources } from '@parlance/domain/queries/sources';
import { withLogContext } from '../../../kernel/platform/log/logContext.ts';
import { logEvent } from '../../../kernel/platform/log/logEvent.ts';
import { resumeAfter } from '../../../kernel/platform/schedule/resumeAfter.ts';
import { type Rest, type Slice, wholeRun } from '../../../kernel/platform/schedule/Slice.ts';
import { eraseKept } from '../../eraseKept.ts';
import { groupQueryOf } from '../../../kernel/platform/queries/groupQueryOf.ts';

const PAGE = 100;

/** Erases removed sources that can't be brought back any more, and those whose erasure was cut. One that fails holds up no other. */
export async function expireRemovedSources(slice: Slice = wholeRun()): Promise<Rest> {
  const { now, isOver } = slice;
  const due = groupQueryOf(expiredRemovedSources, { expiresAt: now }).limit(PAGE);
  let { cursor } = slice;
  for (let page = await (await resumeAfter(due, cursor)).get(); ;) {
    for (const { ref, id } of page.docs) {
      const orgId = ref.parent.parent?.id ?? '';
      if (ref.path === paths.removedSource(orgId, id)) await withLogContext({ orgId }, () => tryToErase(orgId, id));
      if (isOver()) return { cursor };
      cursor = ref.path;
    }
    const last = page.docs.at(-1);
    if (last === undefined || page.size < PAGE) return undefined;
    page = await due.startAfter(last).get();
  }
}

async function tryToErase(orgId: string, id: string): Promise<void> {
  try {
    await eraseKept(orgId, id);
  } catch (error) {
    // The next night finds it again.
    logEvent('source not erased', {}, error);
  }
}
