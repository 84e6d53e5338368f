/** Everything binds to this address: reachable from this machine alone, and the same in IPv4 and in allowed domains. */
export const HOST = '127.0.0.1';

export function urlOf(port: number): string {
  return `http://${HOST}:${port}`;
}
