import * as contracts from '@parlance/domain/contracts/conversations/attachments';
import { type Endpoint, visitorEndpoint } from '../../kernel/access/endpoint.ts';
import { ownChat } from '../handover/ownChat.ts';
import { orgOf } from '../handover/orgOf.ts';
import { readFile } from './readFile.ts';
import { sendVisitorAttachment } from '../sendVisitorAttachment.ts';
import { storedAttachment } from './storedAttachment.ts';

export const visitorAttachmentEndpoints: readonly Endpoint[] = [
  visitorEndpoint(contracts.sendVisitorAttachment, async ({ input: { messageId, name, data }, who }) => {
    await sendVisitorAttachment(who, { messageId, name, bytes: Buffer.from(data, 'base64') });
    return {};
  }),
  visitorEndpoint(contracts.readVisitorAttachment, async ({ input, who }) => {
    const orgId = await orgOf(who);
    await ownChat(orgId, who);
    const place = { orgId, chatId: who.chatId, messageId: input.messageId };
    return readFile(place, await storedAttachment(place));
  }),
];
