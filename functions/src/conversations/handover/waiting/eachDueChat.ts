import type { Query, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { withLogContext } from '../../../kernel/platform/log/logContext.ts';
import { logEvent } from '../../../kernel/platform/log/logEvent.ts';
import type { Slice } from '../../../kernel/platform/schedule/Slice.ts';
import type { ChatPlace } from '../chatPlace.ts';

const PAGE = 100;

/** Something done in a conversation for which the clock has come. False where there was nothing to do any more. */
type Act = (place: ChatPlace, now: Date) => Promise<boolean>;

/** Acts in each conversation that a query finds, until the slice is over. Returns in how many there was something to do. */
export async function eachDueChat(found: Query, { now, isOver }: Slice, act: Act): Promise<number> {
  const due = found.limit(PAGE);
  let done = 0;
  let page = await due.get();
  while (!page.empty) {
    const results = await Promise.all(page.docs.map((chat) => tryIn(chat, now, act)));
    done += results.filter(Boolean).length;
    const last = page.docs.at(-1);
    if (last === undefined || isOver()) break;
    // One that failed is left for the next run, not looked at again and again.
    page = await due.startAfter(last).get();
  }
  return done;
}

async function tryIn(found: QueryDocumentSnapshot, now: Date, act: Act): Promise<boolean> {
  const orgId = found.ref.parent.parent?.id;
  if (orgId === undefined) return false;
  const chatId = found.id;
  return withLogContext({ orgId, chatId }, async () => {
    try {
      return await act({ orgId, chatId }, now);
    } catch (error) {
      logEvent('handover not ended', {}, error);
      return false;
    }
  });
}
