import { absentAgents } from '@parlance/domain/queries/chats';
import { groupQueryOf } from '../../../kernel/platform/queries/groupQueryOf.ts';
import { type Slice, wholeRun } from '../../../kernel/platform/schedule/Slice.ts';
import { eachDueChat } from '../waiting/eachDueChat.ts';
import { noticeAbsence } from './noticeAbsence.ts';

/**
 * Tells the teams of the agents who show no sign of life while their visitors wait, and later the visitors. Safe to run twice at the same
 * time. Returns in how many conversations somebody was told something.
 */
export async function noticeAbsentAgents(slice: Slice = wholeRun()): Promise<number> {
  return eachDueChat(groupQueryOf(absentAgents, { 'handover.awayAt': slice.now }), slice, noticeAbsence);
}
