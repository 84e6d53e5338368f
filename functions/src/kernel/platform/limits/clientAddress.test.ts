import { describe, expect, it } from 'vitest';
import { clientAddress } from './clientAddress.ts';

function request(forwarded: string | string[] | undefined, remoteAddress = '192.0.2.1') {
  return { headers: { 'x-forwarded-for': forwarded }, socket: { remoteAddress } };
}

describe('the network of a caller', () => {
  it.each([
    ['203.0.113.7', '203.0.113.0/24'],
    ['6.6.6.6, 203.0.113.7', '203.0.113.0/24'],
    ['6.6.6.6,  ::ffff:203.0.113.7 ', '203.0.113.0/24'],
    ['2001:db8:1:2::3', '2001:db8:1::/48'],
    [undefined, '192.0.2.0/24'],
    ['', '192.0.2.0/24'],
  ])('is what Google’s front end saw, whatever the caller writes: %s', (forwarded, network) => {
    expect(clientAddress(request(forwarded), 0)).toBe(network);
  });

  it.each([
    ['203.0.113.7, 198.51.100.1', 1, '203.0.113.0/24'],
    ['6.6.6.6, 203.0.113.7, 198.51.100.1', 1, '203.0.113.0/24'],
    ['6.6.6.6, 203.0.113.7, 198.51.100.1, 198.51.100.2', 2, '203.0.113.0/24'],
    ['203.0.113.7', 1, '203.0.113.0/24'],
  ])('is what the first of our own proxies saw: %s behind %i', (forwarded, proxies, network) => {
    expect(clientAddress(request(forwarded), proxies)).toBe(network);
  });
});
