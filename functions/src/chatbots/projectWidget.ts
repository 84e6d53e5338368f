import type { Chatbot } from '@parlance/domain/documents/chatbot';
import type { Org } from '@parlance/domain/documents/org';
import { type Widget, widgetSchema } from '@parlance/domain/documents/widget';

/** What visitors' requests read of a chatbot and its organization. */
export function projectWidget(orgId: string, org: Org, chatbot: Chatbot): Widget {
  const { name: orgName, timezone, plan, trialEndsAt } = org;
  return widgetSchema.parse({ ...chatbot, orgId, orgName, timezone, plan, trialEndsAt });
}
