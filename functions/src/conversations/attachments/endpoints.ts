import * as contracts from '@parlance/domain/contracts/conversations/attachments';
import { type Endpoint, memberEndpoint } from '../../kernel/access/endpoint.ts';
import { requireReadable } from '../suggestions/requireReadable.ts';
import { readFile } from './readFile.ts';
import { sendAgentAttachment } from './sendAgentAttachment.ts';
import { storedAttachment } from './storedAttachment.ts';

export const attachmentEndpoints: readonly Endpoint[] = [
  memberEndpoint(contracts.sendAgentAttachment, async ({ input: { chatId, messageId, name, data }, who }) => {
    await sendAgentAttachment(who, chatId, { messageId, name, bytes: Buffer.from(data, 'base64') });
    return {};
  }),
  memberEndpoint(contracts.readAttachment, async ({ input, who }) => {
    const { chatId, messageId } = input;
    const place = { orgId: who.orgId, chatId, messageId };
    const attachment = await storedAttachment(place);
    await requireReadable(who, chatId, new Date());
    return readFile(place, attachment);
  }),
];
