import net from 'node:net';
import { expect, it } from 'vitest';
import { findBusyPort } from './findBusyPort.ts';

it('names the first port that something listens on', async () => {
  const server = net.createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  expect(await findBusyPort([port])).toBe(port);
  await new Promise((resolve) => server.close(resolve));
  expect(await findBusyPort([port])).toBeUndefined();
});
