import { chatbotSchema } from '@parlance/domain/documents/chatbots/chatbot';
import { leadSchema } from '@parlance/domain/documents/chats/lead';
import { DAY_MS } from '@parlance/domain/durations';
import { paths } from '@parlance/domain/paths';
import { chatbotsWithLeadRetention } from '@parlance/domain/queries/chatbots';
import { newestLeads } from '@parlance/domain/queries/leads';
import { deleteMailAbout } from '../../delivery/deleteMailAbout.ts';
import { db } from '../../kernel/platform/app.ts';
import { groupQueryOf } from '../../kernel/platform/queries/groupQueryOf.ts';
import { queryOf } from '../../kernel/platform/queries/queryOf.ts';
import { eachExpiring, type ExpiringChatbot } from '../expiry/eachExpiring.ts';
import { requestsWithout } from './requestsOfPerson.ts';
import { type Rest, type Slice, wholeRun } from '../../kernel/platform/schedule/Slice.ts';

const BATCH_SIZE = 50;

const personSchema = leadSchema.pick({ email: true });
const keptSchema = chatbotSchema.pick({ leadRetentionDays: true });

/** Deletes the leads that were left longer ago than their chatbot keeps them. Safe to run twice at the same time. */
export function expireLeads(slice: Slice = wholeRun()): Promise<Rest> {
  const limited = groupQueryOf(chatbotsWithLeadRetention, {});
  return eachExpiring(limited, slice, 'leads not deleted', (chatbot) => expireOf(chatbot, slice));
}

async function expireOf({ orgId, chatbotId, data }: ExpiringChatbot, { now, isOver }: Slice): Promise<void> {
  const { leadRetentionDays } = keptSchema.parse(data);
  if (leadRetentionDays === null) return;
  const oldest = new Date(now.getTime() - leadRetentionDays * DAY_MS);
  const old = queryOf(db.collection(paths.leads(orgId)), newestLeads, { chatbotId }, { before: oldest })
    .limit(BATCH_SIZE)
    .select('email');
  for (let page = await old.get(); !page.empty && !isOver(); page = await old.get()) {
    // What the outbox says of a lead is found by the lead: it goes first.
    await Promise.all(page.docs.map(({ id }) => deleteMailAbout(orgId, 'leadId', id)));
    const gone = page.docs.map((lead) => ({ id: lead.id, chatbotId, ...personSchema.parse(lead.data()) }));
    await db.runTransaction(async (transaction) => {
      const recount = await requestsWithout(transaction, orgId, gone);
      for (const lead of page.docs) transaction.delete(lead.ref);
      recount();
    });
  }
}
