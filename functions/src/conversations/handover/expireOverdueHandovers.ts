import { overdueHandovers } from '@parlance/domain/queries/chats';
import type { QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { withLogContext } from '../../kernel/platform/log/logContext.ts';
import { logEvent } from '../../kernel/platform/log/logEvent.ts';
import { type Slice, wholeRun } from '../../kernel/platform/schedule/Slice.ts';
import { expireHandover } from './expireHandover.ts';
import { groupQueryOf } from '../../kernel/platform/queries/groupQueryOf.ts';

const PAGE = 100;

/** Shows the visitors who have waited long enough that nobody is free. Safe to run twice at the same time. Returns how many. */
export async function expireOverdueHandovers(slice: Slice = wholeRun()): Promise<number> {
  const { now } = slice;
  const due = groupQueryOf(overdueHandovers, { 'handover.dueAt': now }).limit(PAGE);
  let missed = 0;
  let page = await due.get();
  while (!page.empty) {
    const results = await Promise.all(page.docs.map((found) => tryToMiss(found, now)));
    missed += results.filter(Boolean).length;
    const last = page.docs.at(-1);
    if (last === undefined || slice.isOver()) break;
    // One that failed is left for the next run, not looked at again and again.
    page = await due.startAfter(last).get();
  }
  return missed;
}

async function tryToMiss(found: QueryDocumentSnapshot, now: Date): Promise<boolean> {
  const orgId = found.ref.parent.parent?.id;
  if (orgId === undefined) return false;
  const chatId = found.id;
  return withLogContext({ orgId, chatId }, async () => {
    try {
      return await expireHandover({ orgId, chatId }, now);
    } catch (error) {
      logEvent('handover not ended', {}, error);
      return false;
    }
  });
}
