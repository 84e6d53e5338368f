import { onRequest } from 'firebase-functions/https';
import { serveIcons } from './serveIcons.ts';

/** GET /icons/{prefix}.json?icons=a,b and /icons/{prefix}/{name}.svg, through a Hosting rewrite. */
export const icons = onRequest((request, response) => {
  const { method, path, query } = request;
  const names = query['icons'];
  const answer = serveIcons({ method, path, names: typeof names === 'string' ? names : undefined });
  response.status(answer.status).set(answer.headers).send(answer.body);
});
