import * as contracts from '@parlance/domain/contracts/conversations/attachments';
import { type Endpoint, memberEndpoint } from '../../kernel/access/endpoint.ts';
import { requireReadable } from '../suggestions/requireReadable.ts';
import { readFile } from './readFile.ts';
import { sendAgentAttachment } from './sendAgentAttachment.ts';
import { storedAttachment } from './storedAttachment.ts';

export const attachmentEndpoints: readonly Endpoint[] = [
  memberEndpoint(contracts.sendAgentAttachment, async ({ input, who }) => {
    await sendAgentAttachment(who, input.chatId, input);
    return {};
  }),
  memberEndpoint(contracts.readAttachment, async ({ input, who }) => {
    const place = { orgId: who.orgId, chatId: input.chatId };
    const attachment = await storedAttachment(place, input.messageId);
    await requireReadable(who, input.chatId, new Date());
    return readFile(place, attachment);
  }),
];
