import { once } from 'node:events';
import { createServer, request, type RequestListener, type Server } from 'node:http';
import { afterEach, expect, it } from 'vitest';
import { forwardTo } from './forwardTo.ts';

const servers: Server[] = [];

async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  servers.push(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`;
}

afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

it('hands path, query and answer on, private unless it says otherwise', async () => {
  const target = await serve((asked, answer) => answer.end(asked.url));
  const site = await serve(forwardTo(`${target}/web`));
  const answer = await fetch(`${site}/widget/a.js?b=c`);
  expect([await answer.text(), answer.headers.get('cache-control')]).toEqual(['/web/widget/a.js?b=c', 'private']);
});

it('survives a reader who leaves before the answer begins, and ends the request to the function', async () => {
  const asked = Promise.withResolvers<undefined>();
  const ended = Promise.withResolvers<undefined>();
  const target = await serve((incoming, answer) => {
    if (incoming.url === '/web/fast') return void answer.end('fast');
    asked.resolve(undefined);
    answer.once('close', () => ended.resolve(undefined));
    return undefined;
  });
  const site = await serve(forwardTo(`${target}/web`));
  const leaving = request(`${site}/slow`);
  leaving.on('error', () => undefined);
  leaving.end();
  await asked.promise;
  leaving.destroy();
  await ended.promise;
  expect(await (await fetch(`${site}/fast`)).text()).toBe('fast');
});

it('says that a function cannot be reached, and breaks an answer off that breaks off', async () => {
  const gone = await serve(forwardTo('http://127.0.0.1:1'));
  expect((await fetch(gone)).status).toBe(502);
  const target = await serve((_, answer) => {
    answer.write('half');
    setImmediate(() => answer.destroy());
  });
  const site = await serve(forwardTo(target));
  await expect(fetch(site).then((answer) => answer.text())).rejects.toBeInstanceOf(TypeError);
});
