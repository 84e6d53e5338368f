import { notificationSchema } from '@parlance/domain/documents/chatbots/notification';
import { paths } from '@parlance/domain/paths';
import { notificationsWithDigest } from '@parlance/domain/queries/chatbots';
import type { QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { withLogContext } from '../../kernel/platform/log/logContext.ts';
import { logEvent } from '../../kernel/platform/log/logEvent.ts';
import { refs } from '../../kernel/platform/refs.ts';
import { groupQueryOf } from '../../kernel/platform/queries/groupQueryOf.ts';
import { eachAtOnce } from '../../kernel/platform/schedule/eachAtOnce.ts';
import { resumeAfter } from '../../kernel/platform/schedule/resumeAfter.ts';
import type { Rest, Slice } from '../../kernel/platform/schedule/Slice.ts';
import { CHOSEN_DIGESTS } from './CHOSEN_DIGESTS.ts';
import { isDigestDue } from './isDigestDue.ts';

const PAGE = 100;
/** Choices checked at the same time. */
const AT_ONCE = 20;

/**
 * Finds the organizations in which somebody's digest is due at this hour and has `begin` send them, at most 100 at a time and once for each
 * in a slice. Safe to run twice.
 */
export async function sendDigests(slice: Slice, begin: (orgIds: readonly string[]) => Promise<void>): Promise<Rest> {
  const { now } = slice;
  const timezones = new Map<string, Promise<string | undefined>>();
  const begun = new Set<string>();
  const chosen = groupQueryOf(notificationsWithDigest, { digest: CHOSEN_DIGESTS }).limit(PAGE);
  for (let page = await (await resumeAfter(chosen, slice.cursor)).get(); ;) {
    const due = new Set<string>();
    await eachAtOnce(page.docs, AT_ONCE, async (choice) => {
      const chatbot = choice.ref.parent.parent;
      const ids = { chatbotId: chatbot?.id ?? '', orgId: chatbot?.parent.parent?.id ?? '' };
      if (await withLogContext(ids, () => isDue(choice, timezones, now))) due.add(ids.orgId);
    });
    const orgIds = [...due].filter((orgId) => !begun.has(orgId));
    for (const orgId of orgIds) begun.add(orgId);
    if (orgIds.length > 0) await begin(orgIds);
    const last = page.docs.at(-1);
    if (last === undefined || page.size < PAGE) return undefined;
    if (slice.isOver()) return { cursor: last.ref.path };
    page = await chosen.startAfter(last).get();
  }
}

async function isDue(...choice: Parameters<typeof isDueNow>): Promise<boolean> {
  try {
    return await isDueNow(...choice);
  } catch (error) {
    // The next one may be in order.
    logEvent('digest not sent', {}, error);
    return false;
  }
}

async function isDueNow(
  choice: QueryDocumentSnapshot,
  timezones: Map<string, Promise<string | undefined>>,
  now: Date,
): Promise<boolean> {
  const { id: uid, ref } = choice;
  const chatbotId = ref.parent.parent?.id ?? '';
  const orgId = ref.parent.parent?.parent.parent?.id ?? '';
  const { digest: every } = notificationSchema.parse(choice.data());
  if (every === 'off' || ref.path !== paths.notification(orgId, chatbotId, uid)) return false;
  const reading = timezones.get(orgId) ?? timezoneOf(orgId);
  timezones.set(orgId, reading);
  // A read that failed is tried again for the next choice.
  void reading.catch(() => timezones.delete(orgId));
  const timezone = await reading;
  return timezone !== undefined && isDigestDue(every, timezone, now);
}

async function timezoneOf(orgId: string): Promise<string | undefined> {
  return (await refs.org(orgId).get()).data()?.timezone;
}
