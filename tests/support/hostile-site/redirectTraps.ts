import { htmlPage, prose } from './htmlPage.ts';
import type { Routes } from './startSite.ts';
import { failed, INDEXED, skipped, type Trap } from './trap.ts';

function to(location: string, status = 302): Routes[string] {
  return { status, headers: { location } };
}

/** /name/0 leads to /name/1 and so on; the last is a page. */
function chain(name: string, hops: number): Routes {
  const routes: Routes = { [`/${name}/${hops}`]: { body: htmlPage(name, prose(name)) } };
  for (let hop = 0; hop < hops; hop += 1)
    routes[`/${name}/${hop}`] = to(`/${name}/${hop + 1}`, [301, 302, 303, 307, 308][hop % 5]);
  return routes;
}

function refused(id: string, name: string, location: string): Trap {
  const path = `/to-${name.replaceAll(' ', '-')}`;
  return {
    id,
    name: `a redirect to ${name}`,
    path,
    routes: { [path]: to(location) },
    expected: failed('address-not-allowed'),
  };
}

/** @param canary Address of a server that nobody may ask. @param other Another site, which may be asked. */
export function redirectTraps(canary: string, other: string): Trap[] {
  return [
    {
      id: 'A-16',
      name: 'a ring of two',
      path: '/ring/a',
      routes: { '/ring/a': to('/ring/b'), '/ring/b': to('/ring/a') },
      expected: failed('too-many-redirects'),
    },
    {
      id: 'A-16',
      name: 'a page that leads to itself',
      path: '/self',
      routes: { '/self': to('/self') },
      expected: failed('too-many-redirects'),
    },
    { id: 'A-16', name: 'six hops', path: '/six/0', routes: chain('six', 6), expected: failed('too-many-redirects') },
    {
      id: 'A-16',
      name: 'five hops, of which the last counts',
      path: '/five/0',
      routes: chain('five', 5),
      expected: skipped('duplicate'),
    },
    {
      id: 'A-16',
      name: 'the end of five hops',
      path: '/five/5',
      routes: {},
      expected: INDEXED,
      holds: 'five stands on a shelf',
    },
    refused('A-15', 'a port that is not allowed', canary),
    refused('A-15', 'the metadata service', 'http://169.254.169.254/computeMetadata/v1/'),
    refused('A-15', 'its address in decimal', 'http://2852039166/'),
    refused('A-15', 'IPv6 loopback', 'http://[::1]/'),
    refused('A-15', 'a mapped address', 'http://[::ffff:7f00:1]/'),
    refused('A-15', 'localhost', 'http://localhost/'),
    refused('A-16', 'a file', 'file:///etc/passwd'),
    refused('A-16', 'gopher', 'gopher://127.0.0.1:6379/_INFO'),
    refused('A-16', 'ftp', 'ftp://127.0.0.1/'),
    refused('A-16', 'data', 'data:text/html,hello'),
    refused('A-18', 'somebody with a password', 'http://user:secret@example.com/'),
    {
      id: 'A-15',
      name: 'a redirect to another site',
      path: '/away',
      routes: { '/away': to(other) },
      expected: skipped('other-site'),
    },
    {
      id: 'A-16',
      name: 'a redirect without an address',
      path: '/nowhere',
      routes: { '/nowhere': { status: 302 } },
      expected: failed('http-error'),
    },
    {
      id: 'A-17',
      name: 'a page that refreshes to a forbidden address',
      path: '/refresh',
      routes: {
        '/refresh': {
          body: htmlPage('Refresh', prose('refresher'), [], `<meta http-equiv="refresh" content="0;url=${canary}">`),
        },
      },
      expected: INDEXED,
      holds: 'refresher',
    },
    {
      id: 'A-24',
      name: 'a page with base, canonical, picture and links to a forbidden address',
      path: '/inside',
      routes: {
        '/inside': {
          body: htmlPage(
            'Inside',
            `${prose('insider')}<img src="${canary}/i.png"><iframe src="${canary}"></iframe>`,
            [`${canary}/a`, 'http://127.0.0.1/b', 'http://169.254.169.254/'],
            `<base href="${canary}/"><link rel="canonical" href="${canary}/c">`,
          ),
        },
      },
      expected: INDEXED,
      holds: 'insider',
    },
  ];
}
