import { operatorAddress } from '@parlance/domain/site/operatorAddress';
import { LOCALES } from '@parlance/domain/locales';
import { DAY_MS } from '@parlance/domain/durations';
import { config } from '../../kernel/platform/config.ts';

interface SecurityTxtResponse {
  status: number;
  headers: Record<string, string>;
  body: string;
}

const PATH = '/.well-known/security.txt';

/** RFC 9116 wants less than a year ahead. Made anew with every request, it never runs out while the product runs. */
const VALID_MS = 180 * DAY_MS;

/** Origin of this deployment, and the address for reports of faults. */
function ownSite(): { origin: string; address: string } {
  const { webOrigin, contactEmail, mailFrom } = config();
  return { origin: webOrigin, address: operatorAddress(contactEmail, mailFrom) };
}

/**
 * `/.well-known/security.txt`, for anybody: whom to tell of a weakness, in the form of RFC 9116
 * (https://www.rfc-editor.org/rfc/rfc9116). The address is the operator's, as for the contact page.
 */
export function serveSecurityTxt(
  { method, path }: { method: string; path: string },
  now = new Date(),
  { origin, address } = ownSite(),
): SecurityTxtResponse {
  const headers = { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' };
  if (path !== PATH) return { status: 404, headers, body: '' };
  if (method !== 'GET' && method !== 'HEAD')
    return { status: 405, headers: { ...headers, Allow: 'GET, HEAD' }, body: '' };
  const lines = [
    `Contact: mailto:${address}`,
    `Contact: ${origin}/en/contact`,
    `Expires: ${new Date(now.getTime() + VALID_MS).toISOString()}`,
    `Preferred-Languages: ${LOCALES.join(', ')}`,
    `Canonical: ${origin}${PATH}`,
  ];
  return {
    status: 200,
    headers: { ...headers, 'Cache-Control': 'public, max-age=86400' },
    body: `${lines.join('\n')}\n`,
  };
}
