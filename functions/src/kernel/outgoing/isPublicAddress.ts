import ipaddr from 'ipaddr.js';

/** Range of every global IPv6 address. What is outside has no meaning on the public internet. */
const GLOBAL_IPV6 = ipaddr.IPv6.parseCIDR('2000::/3');

/**
 * True iff an IP address is one of the public internet: no loopback, private, link-local, shared, multicast, documentation or
 * reserved range, and no form that carries such an IPv4 address inside (mapped, 6to4, NAT64, Teredo).
 */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.process(address);
  if (parsed.range() !== 'unicast') return false;
  return parsed instanceof ipaddr.IPv4 || parsed.match(GLOBAL_IPV6);
}
