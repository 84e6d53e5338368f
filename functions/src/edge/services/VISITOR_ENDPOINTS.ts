import { toEndpointTable } from '../../kernel/access/dispatch.ts';
import { visitorChatEndpoints } from '../../conversations/chats/visitorEndpoints.ts';
import { visitorTokenEndpoints } from '../embed/visitorEndpoints.ts';
import { visitorHandoverEndpoints } from '../../conversations/handover/visitorEndpoints.ts';
import { visitorLeadEndpoints } from '../../conversations/leads/visitorEndpoints.ts';

export const VISITOR_ENDPOINTS = toEndpointTable(
  visitorChatEndpoints,
  visitorHandoverEndpoints,
  visitorLeadEndpoints,
  visitorTokenEndpoints,
);
