import { toEndpointTable } from '../access/dispatch.ts';
import { visitorChatEndpoints } from '../chats/visitorEndpoints.ts';
import { visitorTokenEndpoints } from '../embed/visitorEndpoints.ts';
import { visitorHandoverEndpoints } from '../handover/visitorEndpoints.ts';
import { visitorLeadEndpoints } from '../leads/visitorEndpoints.ts';

export const VISITOR_ENDPOINTS = toEndpointTable(
  visitorChatEndpoints,
  visitorHandoverEndpoints,
  visitorLeadEndpoints,
  visitorTokenEndpoints,
);
