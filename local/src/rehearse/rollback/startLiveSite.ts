import { type Server, serve } from '../../http/serve.ts';
import type { CloudRequest } from '../cloud/CloudRequest.ts';
import { liveVersion, uploadedSite } from '../cloud/released.ts';

/** Starts a site on loopback that has the files of the version that was released last, whole from one moment to the next as on Hosting. */
export async function startLiveSite(requests: readonly CloudRequest[]): Promise<Server> {
  const versions = new Map<string, Map<string, Buffer>>();
  return serve(0, ({ url: { pathname } }) => {
    const version = liveVersion(requests);
    if (version === undefined) return { status: 404, body: '' };
    const files = versions.get(version) ?? uploadedSite(requests, version);
    versions.set(version, files);
    const file = files.get(pathname === '/' ? '/index.html' : pathname);
    const type = pathname.endsWith('.js') ? 'text/javascript' : 'application/octet-stream';
    return file === undefined
      ? { status: 404, headers: { 'content-type': 'text/html' }, body: '' }
      : { headers: { 'content-type': type }, body: file };
  });
}
