import { type Notification, notificationSchema } from '@parlance/domain/documents/chatbots/notification';
import { paths } from '@parlance/domain/paths';
import type { QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { db } from '../platform/app.ts';
import { withLogContext } from '../platform/log/logContext.ts';
import { logEvent } from '../platform/log/logEvent.ts';
import { refs } from '../platform/refs.ts';
import { eachAtOnce } from '../platform/schedule/eachAtOnce.ts';
import { resumeAfter } from '../platform/schedule/resumeAfter.ts';
import { type Rest, type Slice, wholeRun } from '../platform/schedule/Slice.ts';
import { isDigestDue } from './isDigestDue.ts';
import { sendDigest } from './sendDigest.ts';

const PAGE = 300;
/** How many choices are looked at at the same time. */
const AT_ONCE = 20;
const CHOSEN: Notification['digest'][] = ['daily', 'weekly'];

/** Queues the digests that are due at this hour, for each chatbot and member who chose one. Safe to run twice. */
export async function sendDigests(slice: Slice = wholeRun()): Promise<Rest> {
  const { now } = slice;
  const timezones = new Map<string, Promise<string | undefined>>();
  const chosen = db.collectionGroup('notifications').where('digest', 'in', CHOSEN).limit(PAGE);
  for (let page = await (await resumeAfter(chosen, slice.cursor)).get(); ;) {
    await eachAtOnce(page.docs, AT_ONCE, async (choice) => {
      const chatbot = choice.ref.parent.parent;
      const ids = { chatbotId: chatbot?.id ?? '', orgId: chatbot?.parent.parent?.id ?? '' };
      await withLogContext(ids, () => tryToSend(choice, timezones, now));
    });
    const last = page.docs.at(-1);
    if (last === undefined || page.size < PAGE) return undefined;
    if (slice.isOver()) return { cursor: last.ref.path };
    page = await chosen.startAfter(last).get();
  }
}

async function tryToSend(...choice: Parameters<typeof sendIfDue>): Promise<void> {
  try {
    await sendIfDue(...choice);
  } catch (error) {
    // The next one may be in order.
    logEvent('digest not sent', {}, error);
  }
}

async function sendIfDue(
  choice: QueryDocumentSnapshot,
  timezones: Map<string, Promise<string | undefined>>,
  now: Date,
): Promise<void> {
  const { id: uid, ref } = choice;
  const chatbotId = ref.parent.parent?.id ?? '';
  const orgId = ref.parent.parent?.parent.parent?.id ?? '';
  const { digest: every } = notificationSchema.parse(choice.data());
  if (every === 'off' || ref.path !== paths.notification(orgId, chatbotId, uid)) return;
  const reading = timezones.get(orgId) ?? timezoneOf(orgId);
  timezones.set(orgId, reading);
  // A read that failed is tried again for the next choice.
  void reading.catch(() => timezones.delete(orgId));
  const timezone = await reading;
  if (timezone === undefined || !isDigestDue(every, timezone, now)) return;
  await sendDigest({ orgId, chatbotId, uid, every, timezone }, now);
}

async function timezoneOf(orgId: string): Promise<string | undefined> {
  return (await refs.org(orgId).get()).data()?.timezone;
}
