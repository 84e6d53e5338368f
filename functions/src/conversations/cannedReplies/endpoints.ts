import * as contracts from '@parlance/domain/contracts/conversations/cannedReplies';
import { type Endpoint, memberEndpoint } from '../../kernel/access/endpoint.ts';
import { refs } from '../../kernel/platform/refs.ts';
import { saveCannedReply } from './saveCannedReply.ts';

export const cannedReplyEndpoints: readonly Endpoint[] = [
  memberEndpoint(contracts.saveCannedReply, async ({ input, who }) => {
    const { replyId, version, shortcut, title, texts } = input;
    await saveCannedReply(who, { replyId, version, shortcut, title, texts });
    return {};
  }),
  memberEndpoint(contracts.deleteCannedReply, async ({ input: { orgId, replyId } }) => {
    await refs.cannedReplies(orgId).doc(replyId).delete();
    return {};
  }),
];
