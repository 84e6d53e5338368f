import type { Endpoint } from '../kernel/access/endpoint.ts';
import { attachmentEndpoints } from './attachments/endpoints.ts';
import { cannedReplyEndpoints } from './cannedReplies/endpoints.ts';
import { chatEndpoints } from './chats/endpoints.ts';
import { declarationEndpoints } from './declarations/endpoints.ts';
import { formEndpoints } from './forms/endpoints.ts';
import { handoverEndpoints } from './handover/endpoints.ts';
import { leadEndpoints } from './leads/endpoints.ts';
import { suggestionEndpoints } from './suggestions/endpoints.ts';
import { identityEndpoints } from './contacts/endpoints.ts';
import { teamEndpoints } from './teams/endpoints.ts';
import { translationEndpoints } from './translation/endpoints.ts';
import { viewEndpoints } from './chats/views/endpoints.ts';

/** Endpoints that the dashboard calls. */
export const CONVERSATION_ENDPOINTS: readonly Endpoint[] = [
  ...attachmentEndpoints,
  ...cannedReplyEndpoints,
  ...chatEndpoints,
  ...declarationEndpoints,
  ...formEndpoints,
  ...handoverEndpoints,
  ...leadEndpoints,
  ...suggestionEndpoints,
  ...identityEndpoints,
  ...teamEndpoints,
  ...translationEndpoints,
  ...viewEndpoints,
];
