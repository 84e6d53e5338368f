import { prerender } from 'react-dom/static';
import { type EntryContext, ServerRouter } from 'react-router';
import { SpaShellContext } from './SpaShellContext.ts';

/** Renders a page at build time. There is no server at run time. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
): Promise<Response> {
  const { prelude } = await prerender(
    <SpaShellContext value={routerContext.isSpaMode}>
      <ServerRouter context={routerContext} url={request.url} />
    </SpaShellContext>,
  );
  headers.set('Content-Type', 'text/html');
  return new Response(prelude, { status, headers });
}
