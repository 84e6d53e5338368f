import { toEndpointTable } from '../../kernel/access/dispatch.ts';
import { accessKeyEndpoints } from '../../identity/accessKeys/endpoints.ts';
import { accountEndpoints } from '../../identity/accounts/endpoints.ts';
import { actionEndpoints } from '../../answering/actions/editing/endpoints.ts';
import { billingEndpoints } from '../../billing/endpoints.ts';
import { cannedReplyEndpoints } from '../../conversations/cannedReplies/endpoints.ts';
import { chatEndpoints } from '../../conversations/chats/endpoints.ts';
import { chatbotEndpoints } from '../../chatbots/endpoints.ts';
import { contactEndpoints } from '../contact/endpoints.ts';
import { contradictionEndpoints } from '../../knowledge/contradictions/endpoints.ts';
import { exportEndpoints } from '../../figures/exports/endpoints.ts';
import { handoverEndpoints } from '../../conversations/handover/endpoints.ts';
import { leadEndpoints } from '../../conversations/leads/endpoints.ts';
import { maskingEndpoints } from '../../figures/masking/endpoints.ts';
import { memberEndpoints } from '../../identity/members/endpoints.ts';
import { organizationEndpoints } from '../../identity/organizations/endpoints.ts';
import { pictureEndpoints } from '../../chatbots/pictures/endpoints.ts';
import { playgroundEndpoints } from '../../quality/playground/endpoints.ts';
import { privacyEndpoints } from '../privacy/endpoints.ts';
import { rollbackEndpoints } from '../../quality/rollback/endpoints.ts';
import { proposalEndpoints } from '../../quality/proposals/endpoints.ts';
import { siteProfileEndpoints } from '../../knowledge/siteProfiles/endpoints.ts';
import { siteTrialEndpoints } from '../trials/endpoints.ts';
import { sourceEndpoints } from '../../knowledge/sources/endpoints.ts';
import { draftEndpoints } from '../../quality/drafts/endpoints.ts';
import { testEndpoints } from '../../quality/evals/endpoints.ts';
import { topicEndpoints } from '../../figures/topics/endpoints.ts';
import { webhookEndpoints } from '../../delivery/webhooks/endpoints.ts';
import { viewEndpoints } from '../../conversations/chats/views/endpoints.ts';

export const DASHBOARD_ENDPOINTS = toEndpointTable(
  accessKeyEndpoints,
  accountEndpoints,
  actionEndpoints,
  billingEndpoints,
  cannedReplyEndpoints,
  chatEndpoints,
  chatbotEndpoints,
  contactEndpoints,
  contradictionEndpoints,
  exportEndpoints,
  handoverEndpoints,
  leadEndpoints,
  maskingEndpoints,
  memberEndpoints,
  organizationEndpoints,
  pictureEndpoints,
  playgroundEndpoints,
  privacyEndpoints,
  rollbackEndpoints,
  siteProfileEndpoints,
  proposalEndpoints,
  siteTrialEndpoints,
  sourceEndpoints,
  testEndpoints,
  draftEndpoints,
  topicEndpoints,
  webhookEndpoints,
  viewEndpoints,
);
