import { saveChatbotPicture as saveChatbotPictureContract } from '@parlance/domain/contracts/pictures';
import { onRequest } from 'firebase-functions/https';
import { memberCallable } from '../access/defineCallable.ts';
import { takeRateLimit } from '../platform/limits/takeRateLimit.ts';
import { saveChatbotPicture as saveChatbotPictureCase } from './saveChatbotPicture.ts';
import { serveMedia } from './serveMedia.ts';

export const saveChatbotPicture = memberCallable(saveChatbotPictureContract, async ({ input, who }) => {
  await takeRateLimit(`picture:${who.orgId}`, 60, 3_600_000);
  return { picture: await saveChatbotPictureCase(who.orgId, input.chatbotId, input.data) };
});

/** GET /media/{chatbotId}/{pictureId}.png, through a Hosting rewrite. */
export const media = onRequest(async (request, response) => {
  const { status, headers, body } = await serveMedia(request.method, request.path);
  response.status(status).set(headers).send(body);
});
