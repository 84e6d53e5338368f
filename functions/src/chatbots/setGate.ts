import { recheckMember } from '../kernel/access/recheckMember.ts';
import { requireChatbot } from '../kernel/access/requireChatbot.ts';
import type { Membership } from '../kernel/access/requireMember.ts';
import { recordActivity } from '../kernel/activity/recordActivity.ts';
import { db } from '../kernel/platform/app.ts';
import { refs } from '../kernel/platform/refs.ts';

/** Switches a chatbot's gate on or off, and logs it. What it is already changes nothing. Throws `not-found` or `permission-denied`. */
export async function setGate(who: Membership, chatbotId: string, isOn: boolean): Promise<void> {
  const { orgId } = who;
  await db.runTransaction(async (transaction) => {
    await recheckMember(transaction, who, 'gate.manage');
    const chatbot = await requireChatbot(transaction, orgId, chatbotId);
    if (chatbot.isGated === isOn) return;
    transaction.update(refs.chatbot(orgId, chatbotId), { isGated: isOn });
    const kind = isOn ? 'gate-switched-on' : 'gate-switched-off';
    recordActivity(transaction, orgId, who, { kind, subject: chatbot.name });
  });
}
