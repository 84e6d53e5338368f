import { overdueHandovers } from '@parlance/domain/queries/chats';
import { groupQueryOf } from '../../kernel/platform/queries/groupQueryOf.ts';
import { type Slice, wholeRun } from '../../kernel/platform/schedule/Slice.ts';
import { eachDueChat } from './waiting/eachDueChat.ts';
import { expireHandover } from './expireHandover.ts';

/** Shows the visitors who have waited long enough that nobody is free. Safe to run twice at the same time. Returns how many. */
export async function expireOverdueHandovers(slice: Slice = wholeRun()): Promise<number> {
  return eachDueChat(groupQueryOf(overdueHandovers, { 'handover.dueAt': slice.now }), slice, expireHandover);
}
