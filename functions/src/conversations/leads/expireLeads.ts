import { chatbotSchema } from '@parlance/domain/documents/chatbots/chatbot';
import { leadSchema } from '@parlance/domain/documents/chats/lead';
import { DAY_MS } from '@parlance/domain/durations';
import { paths } from '@parlance/domain/paths';
import { chatbotsWithLeadRetention } from '@parlance/domain/queries/chatbots';
import { newestLeads } from '@parlance/domain/queries/leads';
import type { QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { deleteMailAbout } from '../../delivery/deleteMailAbout.ts';
import { db } from '../../kernel/platform/app.ts';
import { groupQueryOf } from '../../kernel/platform/queries/groupQueryOf.ts';
import { queryOf } from '../../kernel/platform/queries/queryOf.ts';
import { withLogContext } from '../../kernel/platform/log/logContext.ts';
import { logEvent } from '../../kernel/platform/log/logEvent.ts';
import { resumeAfter } from '../../kernel/platform/schedule/resumeAfter.ts';
import { requestsWithout } from './requestsOfPerson.ts';
import { type Rest, type Slice, wholeRun } from '../../kernel/platform/schedule/Slice.ts';

const PAGE = 100;
const BATCH_SIZE = 50;

const personSchema = leadSchema.pick({ email: true });
const keptSchema = chatbotSchema.pick({ leadRetentionDays: true });

/** Deletes the leads that were left longer ago than their chatbot keeps them. Safe to run twice at the same time. */
export async function expireLeads(slice: Slice = wholeRun()): Promise<Rest> {
  const limited = groupQueryOf(chatbotsWithLeadRetention, {}).limit(PAGE);
  let { cursor } = slice;
  for (let page = await (await resumeAfter(limited, cursor)).get(); ;) {
    for (const chatbot of page.docs) {
      const orgId = chatbot.ref.parent.parent?.id ?? '';
      await withLogContext({ orgId, chatbotId: chatbot.id }, () => tryToExpire(orgId, chatbot, slice));
      // Not behind this chatbot: some of its leads may be left.
      if (slice.isOver()) return { cursor };
      cursor = chatbot.ref.path;
    }
    const last = page.docs.at(-1);
    if (last === undefined || page.size < PAGE) return undefined;
    page = await limited.startAfter(last).get();
  }
}

async function tryToExpire(orgId: string, chatbot: QueryDocumentSnapshot, slice: Slice): Promise<void> {
  try {
    await expireOf(orgId, chatbot, slice);
  } catch (error) {
    // The people behind the next chatbot's leads were promised the same.
    logEvent('leads not deleted', {}, error);
  }
}

async function expireOf(orgId: string, chatbot: QueryDocumentSnapshot, { now, isOver }: Slice): Promise<void> {
  const { id: chatbotId, ref } = chatbot;
  const { leadRetentionDays } = keptSchema.parse(chatbot.data());
  if (leadRetentionDays === null || ref.path !== paths.chatbot(orgId, chatbotId)) return;
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
