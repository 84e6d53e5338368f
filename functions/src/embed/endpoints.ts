import { renewVisitorToken as renewVisitorTokenContract } from '@parlance/domain/contracts/embed';
import { LIMITS } from '@parlance/domain/limits';
import { onRequest } from 'firebase-functions/https';
import { createVisitorToken, verifyVisitorToken } from '../access/visitorToken.ts';
import { visitorTokenSecret } from '../platform/config.ts';
import { publicCallable } from '../access/defineCallable.ts';
import { serveIframe } from './serveIframe.ts';
import { serveLoader } from './serveLoader.ts';

function text(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}

/** GET /iframe/{chatbotId}, through a Hosting rewrite. */
export const iframe = onRequest({ secrets: [visitorTokenSecret] }, async (request, response) => {
  const page = await serveIframe({
    path: request.path,
    language: text(request.query['lang']) ?? request.acceptsLanguages()[0],
    via: text(request.query['via']),
    referer: request.headers.referer,
  });
  response.status(page.status).set(page.headers).type('html').send(page.html);
});

/** GET /widget/{chatbotId}.js, through a Hosting rewrite. */
export const loader = onRequest(async ({ method, path }, response) => {
  const { status, headers, body } = await serveLoader(method, path);
  response.status(status).set(headers).send(body);
});

/** The token itself is the authority here, and an expired one is what this callable is for: hence no `visitorCallable`. */
export const renewVisitorToken = publicCallable(
  renewVisitorTokenContract,
  async ({ input }) => ({ token: createVisitorToken(verifyVisitorToken(input.token, LIMITS.visitorTokenRenewMs)) }),
  { secrets: [visitorTokenSecret] },
);
