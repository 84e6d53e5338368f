import type { Locale } from '@parlance/domain/locales';
import { agentDeeds } from '../../conversations/agentDeeds.ts';
import type { Membership } from '../../kernel/access/requireMember.ts';
import { refs } from '../../kernel/platform/refs.ts';
import { threadIdOf } from '../inbound/threadIdOf.ts';
import { replyTokenOf } from '../services/email/replyToken.ts';
import { CHANNEL_TEXTS } from '../texts/CHANNEL_TEXTS.ts';

interface LeadAnswer {
  leadId: string;
  replyId: string;
  text: string;
}

/** Answers a lead by the oldest mailbox that its chatbot is connected with, else from person to person. Throws as `replyToLead`. */
export async function answerLead(who: Membership, { leadId, replyId, text }: LeadAnswer): Promise<void> {
  const { orgId } = who;
  const lead = (await refs.lead(orgId, leadId).get()).data();
  const channelId = lead && (await mailboxOf(orgId, lead.chatbotId));
  const token = replyTokenOf(`lead ${leadId}`);
  const exchange =
    channelId === undefined ? undefined : { channelId, threadId: threadIdOf({ channelId }, token), token, subjectOf };
  await agentDeeds.replyToLead(who, { leadId, replyId, text, exchange });
}

/** Id of the mailbox from which a chatbot's team writes. Undefined where none is connected that takes what comes back. */
async function mailboxOf(orgId: string, chatbotId: string): Promise<string | undefined> {
  const { docs } = await refs.channels(orgId, chatbotId).get();
  const mailboxes = docs.flatMap((channel) => {
    const { account, mode, createdAt } = channel.data();
    return account.kind === 'email' && mode !== 'off' ? { id: channel.id, createdAt } : [];
  });
  return mailboxes.toSorted((a, b) => a.createdAt.getTime() - b.createdAt.getTime())[0]?.id;
}

function subjectOf(locale: Locale, organization: string): string {
  return CHANNEL_TEXTS[locale].leadSubject.replace('{name}', organization);
}
