import { type Server, serve } from '../http/serve.ts';

/** Earlier builds of a site, newest first: one more than a release keeps. */
export const EARLIER_BUILDS = ['rehears3', 'rehears2', 'rehears1'].map((build) => [
  `/assets/earlier-${build}.js`,
  `/widget-assets/earlier-${build}.js`,
]);

/** Starts a live site on loopback that has released the earlier builds. */
export async function startPreviousSite(): Promise<Server> {
  const generations = EARLIER_BUILDS.map((files) => ({ files }));
  const files = new Set(EARLIER_BUILDS.flat());
  return serve(0, ({ url }) => {
    if (url.pathname === '/generations.json') return { body: JSON.stringify({ generations }) };
    if (files.has(url.pathname))
      return { headers: { 'content-type': 'text/javascript' }, body: `// ${url.pathname}\n` };
    return { status: 404, body: '' };
  });
}
