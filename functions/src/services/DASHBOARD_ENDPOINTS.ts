import { toEndpointTable } from '../access/dispatch.ts';
import { accessKeyEndpoints } from '../accessKeys/endpoints.ts';
import { accountEndpoints } from '../accounts/endpoints.ts';
import { actionEndpoints } from '../actions/endpoints.ts';
import { billingEndpoints } from '../billing/endpoints.ts';
import { cannedReplyEndpoints } from '../cannedReplies/endpoints.ts';
import { chatEndpoints } from '../chats/endpoints.ts';
import { chatbotEndpoints } from '../chatbots/endpoints.ts';
import { contactEndpoints } from '../contact/endpoints.ts';
import { contradictionEndpoints } from '../contradictions/endpoints.ts';
import { exportEndpoints } from '../exports/endpoints.ts';
import { handoverEndpoints } from '../handover/endpoints.ts';
import { leadEndpoints } from '../leads/endpoints.ts';
import { maskingEndpoints } from '../masking/endpoints.ts';
import { memberEndpoints } from '../members/endpoints.ts';
import { organizationEndpoints } from '../organizations/endpoints.ts';
import { pictureEndpoints } from '../pictures/endpoints.ts';
import { playgroundEndpoints } from '../playground/endpoints.ts';
import { privacyEndpoints } from '../privacy/endpoints.ts';
import { rollbackEndpoints } from '../rollback/endpoints.ts';
import { proposalEndpoints } from '../proposals/endpoints.ts';
import { siteProfileEndpoints } from '../siteProfiles/endpoints.ts';
import { siteTrialEndpoints } from '../siteTrials/endpoints.ts';
import { sourceEndpoints } from '../sources/endpoints.ts';
import { draftEndpoints } from '../drafts/endpoints.ts';
import { testEndpoints } from '../testing/endpoints.ts';
import { topicEndpoints } from '../topics/endpoints.ts';
import { webhookEndpoints } from '../webhooks/endpoints.ts';
import { viewEndpoints } from '../chats/views/endpoints.ts';

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
