import type { Widget } from '@parlance/domain/documents/chatbots/widget';
import { isOriginAllowed } from '@parlance/domain/addresses/domainName';
import { isThere } from '../../kernel/access/isThere.ts';
import { db } from '../../kernel/platform/app.ts';
import { addToLogContext } from '../../kernel/platform/log/logContext.ts';
import { logEvent } from '../../kernel/platform/log/logEvent.ts';
import { refs } from '../../kernel/platform/refs.ts';
import { createWriteThrottle } from '../../kernel/platform/writes/createWriteThrottle.ts';

/** Chatbots of which one process writes down in a minute where they were seen. */
const WRITES_PER_MINUTE = 60;

const mayWrite = createWriteThrottle(WRITES_PER_MINUTE);

/**
 * Notes the first website of the customer's that shows a chatbot: from then on it counts as installed. Costs nothing once that is
 * known, and never throws: no page depends on it.
 * @param origin Of the page around it, empty where the browser hides it.
 */
export async function noteInstallation(chatbotId: string, widget: Widget, origin: string): Promise<void> {
  const { orgId, seenOn, allowedDomains } = widget;
  if (seenOn !== null || !isOriginAllowed(origin, allowedDomains) || !mayWrite(chatbotId)) return;
  addToLogContext({ orgId, chatbotId });
  try {
    await db.runTransaction(async (transaction) => {
      const chatbot = await transaction.get(refs.chatbot(orgId, chatbotId));
      const stored = chatbot.data();
      if (isThere(stored) && stored.seenOn === null) {
        transaction.update(chatbot.ref, { seenOn: { origin, at: new Date() } });
      }
    });
  } catch (error) {
    logEvent('installation not noted', {}, error);
  }
}
