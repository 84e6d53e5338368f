import { brotliCompressSync, deflateRawSync, deflateSync, gzipSync } from 'node:zlib';
import { htmlPage, prose } from './htmlPage.ts';
import type { Route } from './startSite.ts';
import { failed, INDEXED, type Trap } from './trap.ts';

const MEGABYTE = 1024 * 1024;
const HEAD = '<!doctype html><title>Big</title><p>';

function encoded(encoding: string, body: Uint8Array): Route {
  return { headers: { 'content-encoding': encoding }, body };
}

function trap(id: string, name: string, path: string, route: Route, expected: Trap['expected'], holds?: string): Trap {
  return { id, name, path, routes: { [path]: route }, expected, ...(holds === undefined ? {} : { holds }) };
}

/** Writes again and again until the other side hangs up. */
function endless(everyMs: number, chunk: string): Route {
  return (_request, response) => {
    response.writeHead(200, { 'content-type': 'text/html' });
    const timer = setInterval(() => response.write(chunk), everyMs);
    response.on('close', () => clearInterval(timer));
  };
}

/** Bodies that are too large, too slow, packed too well or not what their headers say. */
export function transferTraps(): Trap[] {
  const zeros = Buffer.alloc(40 * MEGABYTE, 'a');
  const page = (topic: string) => Buffer.from(htmlPage(topic, prose(topic)));
  return [
    trap('A-33', 'three megabytes', '/huge', { body: HEAD + 'x '.repeat(1.5 * MEGABYTE) }, failed('too-large')),
    trap('A-33', 'a gzip bomb', '/gzip-bomb', encoded('gzip', gzipSync(zeros)), failed('too-large')),
    trap('A-33', 'a brotli bomb', '/br-bomb', encoded('br', brotliCompressSync(zeros)), failed('too-large')),
    trap('A-33', 'a deflate bomb', '/deflate-bomb', encoded('deflate', deflateSync(zeros)), failed('too-large')),
    trap(
      'A-33',
      'two layers of gzip',
      '/nested',
      encoded('gzip, gzip', gzipSync(gzipSync(page('nested')))),
      failed('unreadable'),
    ),
    trap(
      'A-33',
      'ten layers of gzip',
      '/nested-ten',
      encoded(Array.from({ length: 10 }, () => 'gzip').join(','), gzipSync(page('ten'))),
      failed('unreadable'),
    ),
    trap('A-33', 'an encoding that nobody asked for', '/zstd', encoded('zstd', page('zstd')), failed('unreadable')),
    trap('A-33', 'damaged gzip', '/damaged', encoded('gzip', Buffer.from('not gzip at all')), failed('unreadable')),
    trap('A-33', 'gzip', '/gzip', encoded('gzip', gzipSync(page('gzipped tent'))), INDEXED, 'gzipped tent'),
    trap('A-33', 'brotli', '/br', encoded('br', brotliCompressSync(page('brotli tent'))), INDEXED, 'brotli tent'),
    trap(
      'A-33',
      'deflate',
      '/deflate',
      encoded('deflate', deflateSync(page('deflated tent'))),
      INDEXED,
      'deflated tent',
    ),
    trap(
      'A-33',
      'deflate without its header',
      '/deflate-raw',
      encoded('deflate', deflateRawSync(page('raw tent'))),
      INDEXED,
      'raw tent',
    ),
    trap(
      'A-33',
      'a length that never comes',
      '/short',
      (_request, response) => {
        response.writeHead(200, { 'content-type': 'text/html', 'content-length': '5000' });
        response.write('<p>Too short.');
        response.socket?.end();
      },
      failed('unreachable'),
    ),
    trap('A-33', 'a body without end', '/endless', endless(1, 'x'.repeat(64 * 1024)), failed('too-large')),
    trap('A-33', 'one letter at a time', '/slow', endless(300, 'x'), failed('timeout')),
    trap('A-33', 'an answer that never begins', '/silent', () => undefined, failed('timeout')),
    trap(
      'A-33',
      'a connection that is cut',
      '/cut',
      (request) => {
        request.socket.destroy();
      },
      failed('unreachable'),
    ),
  ];
}
