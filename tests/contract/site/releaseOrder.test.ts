import { afterEach, expect, it } from 'vitest';
import { createWidgetAssets, parseManifest } from '../../../functions/src/edge/embed/createWidgetAssets.ts';
import { siteFetcher } from '../../../functions/src/kernel/outgoing/siteFetcher.ts';
import { type Server, serve } from '../../../local/src/http/serve.ts';

const MINUTE = 60_000;
/** Milliseconds for an answer: a busy machine takes long. */
const PATIENT = 30_000;

/** The manifest of a build, as the widget's build writes it. */
function manifestOf(build: string): string {
  return JSON.stringify({ js: `/widget-assets/app-${build}.js`, css: `/widget-assets/app-${build}.css` });
}

const OLD = 'AAAAAAAA';
const NEW = 'BBBBBBBB';
const servers: Server[] = [];

afterEach(async () => {
  await Promise.all(servers.splice(0).map(({ stop }) => stop()));
});

/** A site whose release can be changed, functions that were built with a manifest, and a clock. */
async function release(site: string, built: string) {
  const state = { manifest: manifestOf(site), status: 200, now: 0, asked: 0 };
  const server = await serve(0, ({ url }) => {
    state.asked += 1;
    return url.pathname === '/widget-manifest.json'
      ? { status: state.status, body: state.manifest }
      : { status: 404, body: '' };
  });
  servers.push(server);
  const assets = createWidgetAssets({
    origin: server.url,
    fetch: siteFetcher(server.url, PATIENT),
    bundled: () => parseManifest(manifestOf(built)),
    now: () => state.now,
  });
  return { state, assets, stop: server.stop };
}

it('names the files that Hosting has when the functions are newer', async () => {
  const { assets } = await release(OLD, NEW);
  expect(await assets()).toEqual(parseManifest(manifestOf(OLD)));
});

it('names the files that Hosting has when the functions are older', async () => {
  const { assets } = await release(NEW, OLD);
  expect(await assets()).toEqual(parseManifest(manifestOf(NEW)));
});

it.each([
  ['a release of Hosting', OLD, NEW],
  ['a rollback of Hosting', NEW, OLD],
])('follows %s within a minute, and asks once a minute', async (_, before, after) => {
  const { state, assets } = await release(before, OLD);
  await Promise.all([assets(), assets()]);
  state.manifest = manifestOf(after);
  state.now = MINUTE - 1;
  expect(await assets()).toEqual(parseManifest(manifestOf(before)));
  expect(state.asked).toBe(1);
  state.now = MINUTE;
  expect(await assets()).toEqual(parseManifest(manifestOf(after)));
});

it('names what it was built with where the site does not answer, and the last known files once it has', async () => {
  const { state, assets } = await release(NEW, OLD);
  state.status = 500;
  expect(await assets()).toEqual(parseManifest(manifestOf(OLD)));
  state.status = 200;
  state.now = MINUTE;
  expect(await assets()).toEqual(parseManifest(manifestOf(NEW)));
  state.status = 500;
  state.now = 2 * MINUTE;
  expect(await assets()).toEqual(parseManifest(manifestOf(NEW)));
});

it.each([
  ['another site', '{"js":"https://evil.example/app-AAAAAAAA.js","css":"/widget-assets/app-AAAAAAAA.css"}'],
  ['another folder', '{"js":"/widget-assets/../media/app-AAAAAAAA.js","css":"/widget-assets/app-AAAAAAAA.css"}'],
  ['markup', '{"js":"/widget-assets/app-AAAAAAAA.js\\"><script>","css":"/widget-assets/app-AAAAAAAA.css"}'],
  ['a page', '<!doctype html>'],
])('takes no names of %s from a manifest', async (_, manifest) => {
  const { state, assets } = await release(NEW, OLD);
  state.manifest = manifest;
  expect(await assets()).toEqual(parseManifest(manifestOf(OLD)));
});
