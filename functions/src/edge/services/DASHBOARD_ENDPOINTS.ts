import { actionEndpoints } from '../../answering/endpoints.ts';
import { billingEndpoints } from '../../billing/endpoints.ts';
import { channelEndpoints } from '../../channels/endpoints.ts';
import { teamChatEndpoints } from '../../channels/teamChatEndpoints.ts';
import { chatbotEndpoints } from '../../chatbots/endpoints.ts';
import { CONVERSATION_ENDPOINTS } from '../../conversations/endpoints.ts';
import { webhookEndpoints } from '../../delivery/endpoints.ts';
import { FIGURE_ENDPOINTS } from '../../figures/endpoints.ts';
import { IDENTITY_ENDPOINTS } from '../../identity/endpoints.ts';
import { toEndpointTable } from '../../kernel/access/dispatch.ts';
import { KNOWLEDGE_ENDPOINTS } from '../../knowledge/endpoints.ts';
import { QUALITY_ENDPOINTS } from '../../quality/endpoints.ts';
import { contactEndpoints } from '../contact/endpoints.ts';
import { privacyEndpoints } from '../privacy/endpoints.ts';
import { siteTrialEndpoints } from '../trials/endpoints.ts';

export const DASHBOARD_ENDPOINTS = toEndpointTable(
  actionEndpoints,
  billingEndpoints,
  channelEndpoints,
  teamChatEndpoints,
  chatbotEndpoints,
  contactEndpoints,
  CONVERSATION_ENDPOINTS,
  FIGURE_ENDPOINTS,
  IDENTITY_ENDPOINTS,
  KNOWLEDGE_ENDPOINTS,
  privacyEndpoints,
  QUALITY_ENDPOINTS,
  siteTrialEndpoints,
  webhookEndpoints,
);
