import type { Chatbot } from '@parlance/domain/documents/chatbots/chatbot';
import { NOBODY, type Org } from '@parlance/domain/documents/organizations/org';
import { type Widget, widgetSchema } from '@parlance/domain/documents/chatbots/widget';

/** Projects a chatbot and its organization to the fields that visitors' requests read. */
export function projectWidget(orgId: string, org: Org, chatbot: Chatbot): Widget {
  const { name: orgName, ownerUid, timezone, plan, trialEndsAt, subscription, teamRoutes } = org;
  const isSiteTrial = ownerUid === NOBODY;
  const ofOrg = { orgId, orgName, isSiteTrial, timezone, plan, trialEndsAt, subscription, teamRoutes };
  return widgetSchema.parse({ ...chatbot, ...ofOrg });
}
