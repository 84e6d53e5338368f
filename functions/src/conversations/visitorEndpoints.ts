import type { Endpoint } from '../kernel/access/endpoint.ts';
import { visitorAttachmentEndpoints } from './attachments/visitorEndpoints.ts';
import { visitorChatEndpoints } from './chats/visitorEndpoints.ts';
import { visitorFormEndpoints } from './forms/visitorEndpoints.ts';
import { visitorHandoverEndpoints } from './handover/visitorEndpoints.ts';
import { visitorLeadEndpoints } from './leads/visitorEndpoints.ts';
import { visitorContactEndpoints } from './contacts/visitorEndpoints.ts';
import { visitorTranscriptEndpoints } from './transcripts/visitorEndpoints.ts';

/** Endpoints that the widget calls, beside its questions. */
export const CONVERSATION_VISITOR_ENDPOINTS: readonly Endpoint[] = [
  ...visitorAttachmentEndpoints,
  ...visitorChatEndpoints,
  ...visitorFormEndpoints,
  ...visitorHandoverEndpoints,
  ...visitorLeadEndpoints,
  ...visitorContactEndpoints,
  ...visitorTranscriptEndpoints,
];
