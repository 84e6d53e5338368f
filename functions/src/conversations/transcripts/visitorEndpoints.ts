import * as contracts from '@parlance/domain/contracts/conversations/transcripts';
import { type Endpoint, visitorEndpoint } from '../../kernel/access/endpoint.ts';
import { mailTranscript } from './mailTranscript.ts';

export const visitorTranscriptEndpoints: readonly Endpoint[] = [
  visitorEndpoint(contracts.mailTranscript, async ({ input, who }) => {
    await mailTranscript(who, input);
    return {};
  }),
];
