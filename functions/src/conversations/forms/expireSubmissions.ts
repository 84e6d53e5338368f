import { chatbotSchema } from '@parlance/domain/documents/chatbots/chatbot';
import { DAY_MS } from '@parlance/domain/durations';
import { paths } from '@parlance/domain/paths';
import { chatbotsWithLeadRetention } from '@parlance/domain/queries/chatbots';
import { newestSubmissions } from '@parlance/domain/queries/submissions';
import { eraseSubmissions } from '../../chatbots/eraseSubmissions.ts';
import { db } from '../../kernel/platform/app.ts';
import { groupQueryOf } from '../../kernel/platform/queries/groupQueryOf.ts';
import { queryOf } from '../../kernel/platform/queries/queryOf.ts';
import { type Rest, type Slice, wholeRun } from '../../kernel/platform/schedule/Slice.ts';
import { eachExpiring, type ExpiringChatbot } from '../expiry/eachExpiring.ts';

const keptSchema = chatbotSchema.pick({ leadRetentionDays: true });

/** Deletes the submissions that came in longer ago than their chatbot keeps leads. Safe to run twice at the same time. */
export function expireSubmissions(slice: Slice = wholeRun()): Promise<Rest> {
  const limited = groupQueryOf(chatbotsWithLeadRetention, {});
  return eachExpiring(limited, slice, 'submissions not deleted', (chatbot) => expireOf(chatbot, slice));
}

async function expireOf({ orgId, chatbotId, data }: ExpiringChatbot, { now, isOver }: Slice): Promise<void> {
  const { leadRetentionDays: days } = keptSchema.parse(data);
  if (days === null) return;
  const before = new Date(now.getTime() - days * DAY_MS);
  const all = db.collection(paths.submissions(orgId));
  await eraseSubmissions(orgId, queryOf(all, newestSubmissions, { chatbotId }, { before }), { isLate: isOver });
}
