import * as contracts from '@parlance/domain/contracts/pictures';
import { type Endpoint, memberEndpoint } from '../../kernel/access/endpoint.ts';
import { saveChatbotPicture } from '../saveChatbotPicture.ts';

export const pictureEndpoints: readonly Endpoint[] = [
  memberEndpoint(contracts.saveChatbotPicture, async ({ input, who }) => ({
    picture: await saveChatbotPicture(who.orgId, input.chatbotId, input.data),
  })),
];
