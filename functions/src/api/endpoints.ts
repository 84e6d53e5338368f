import { onRequest } from 'firebase-functions/https';
import { serveApi } from './serveApi.ts';

/** GET /api/v1/{chatbots|leads|chats}, through a Hosting rewrite. Not for browsers: no page of another origin may read it. */
export const api = onRequest({ cors: false }, async (request, response) => {
  const { method, path, query, headers } = request;
  const answer = await serveApi({ method, path, query, authorization: headers.authorization });
  response.status(answer.status).set(answer.headers).json(answer.body);
});
