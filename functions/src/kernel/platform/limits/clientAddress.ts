import { isIPv6 } from 'node:net';

interface AddressedRequest {
  headers: Record<string, string | string[] | undefined>;
  socket: { remoteAddress?: string | undefined };
}

/**
 * The caller's address cut to its network: /24 of IPv4, /48 of IPv6. Google's front end appends the true peer to
 * X-Forwarded-For, so the last entry counts: whatever a caller writes stands before it. Where `trustedProxies` of the operator
 * stand before Google's front end, as many entries behind the caller's are theirs.
 */
export function clientAddress(request: AddressedRequest, trustedProxies: number): string {
  const forwarded = request.headers['x-forwarded-for'];
  const list = (Array.isArray(forwarded) ? forwarded.join(',') : (forwarded ?? '')).split(',');
  const address = (list.at(-1 - trustedProxies) ?? list[0])?.trim() || (request.socket.remoteAddress ?? '');
  const plain = address.replace(/^::ffff:/i, '');
  if (isIPv6(plain)) return `${plain.split(':').slice(0, 3).join(':')}::/48`;
  return `${plain.split('.').slice(0, 3).join('.')}.0/24`;
}
