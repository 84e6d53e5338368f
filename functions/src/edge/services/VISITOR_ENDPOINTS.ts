import { CONVERSATION_VISITOR_ENDPOINTS } from '../../conversations/visitorEndpoints.ts';
import { toEndpointTable } from '../../kernel/access/dispatch.ts';
import { visitorTokenEndpoints } from '../embed/visitorEndpoints.ts';

export const VISITOR_ENDPOINTS = toEndpointTable(CONVERSATION_VISITOR_ENDPOINTS, visitorTokenEndpoints);
