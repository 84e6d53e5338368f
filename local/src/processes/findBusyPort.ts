import net from 'node:net';
import { HOST } from '../config/urls.ts';

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = net.createServer();
    server.once('error', () => {
      resolve(false);
    });
    server.listen({ port, host: HOST, exclusive: true }, () => {
      server.close(() => {
        resolve(true);
      });
    });
  });
}

/** The first of the ports that something else listens on. */
export async function findBusyPort(ports: readonly number[]): Promise<number | undefined> {
  const free = await Promise.all(ports.map(isFree));
  return ports.find((_, index) => free[index] === false);
}
