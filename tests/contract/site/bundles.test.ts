import path from 'node:path';
import { gzipSync } from 'node:zlib';
import * as z from 'zod';
import { isLocale } from '@parlance/domain/locales';
import { WIDGET_LOCALES } from '@parlance/domain/widget/widgetLocales';
import { describe, expect, it } from 'vitest';
import { loaderScript } from '../../../functions/src/edge/embed/loaderScript.ts';
import { readBuilt } from '../../support/repo.ts';
import { sampleLoaderSettings, sampleProactiveSettings } from '../../support/sampleLoaderSettings.ts';

const KB = 1000;
const CLIENT = 'web/build/client';
/** The embed page without its settings: see functions/src/edge/embed/iframePage.ts. */
const IFRAME_HTML_BYTES = 1500;

/** As `npm run bench` measures. */
function compress(content: Buffer | string): number {
  return gzipSync(content, { level: 9 }).length;
}

function zipped(file: string): number {
  return compress(readBuilt(file));
}

/** Scripts that a page loads before it runs: tags, preloads and imports of inline modules. */
function scriptsOf(page: string): string[] {
  const html = readBuilt(page).toString();
  const tags = [
    ...html.matchAll(/<script\b[^>]*\bsrc="([^"]+)"/g),
    ...html.matchAll(/<link\b(?=[^>]*\brel="modulepreload")[^>]*\bhref="([^"]+)"/g),
    ...html.matchAll(/\bimport\s*\(?\s*(?:[\w*{}\s,]+\bfrom\s*)?["'](\/[^"']+\.js)["']/g),
  ];
  return tags.map(([, url]) => path.join(CLIENT, url ?? ''));
}

/** The files and all that they import before they run. */
function withImports(files: readonly string[], known = new Set<string>()): Set<string> {
  for (const file of files) {
    if (known.has(file)) continue;
    known.add(file);
    const imports = readBuilt(file)
      .toString()
      .matchAll(/(?:^|[;}\s])(?:import|export)\s*(?:[\w*{}\s,$]+?\bfrom\s*)?["'](\.{1,2}\/[^"']+\.js)["']/g);
    withImports(
      [...imports].map(([, url]) => path.join(path.dirname(file), url ?? '')),
      known,
    );
  }
  return known;
}

const manifestSchema = z.object({
  entry: z.object({ module: z.string(), imports: z.array(z.string()) }),
  routes: z.record(
    z.string(),
    z.object({ parentId: z.string().optional(), module: z.string(), imports: z.array(z.string()).default([]) }),
  ),
});

/** All scripts that a route's page needs before it shows anything, with those of the layouts around it. */
function routeScripts(route: string): Set<string> {
  const [, file = ''] =
    /(\/assets\/manifest-[\w-]+\.js)/.exec(readBuilt(`${CLIENT}/__spa-fallback.html`).toString()) ?? [];
  const [, json = ''] =
    /^window\.__reactRouterManifest=(.*);$/.exec(readBuilt(path.join(CLIENT, file)).toString()) ?? [];
  const { entry, routes } = manifestSchema.parse(JSON.parse(json));
  const chainOf = (id: string | undefined): string[] => {
    const at = id === undefined ? undefined : routes[id];
    return at === undefined ? [] : [at.module, ...at.imports, ...chainOf(at.parentId)];
  };
  const urls = [file, entry.module, ...entry.imports, ...chainOf(route)];
  return withImports(urls.map((url) => path.join(CLIENT, url)));
}

function pageBytes(page: string): number {
  return [...withImports(scriptsOf(page))].reduce((sum, file) => sum + zipped(file), 0);
}

/** Inline scripts count as well. Settings and the like do not run. */
function inlineBytes(page: string): number {
  const scripts = [
    ...readBuilt(page)
      .toString()
      .matchAll(/<script\b(?![^>]*\bsrc=)(?![^>]*json)[^>]*>([^<]+)</g),
  ];
  return scripts.length === 0 ? 0 : compress(scripts.map(([, code]) => code).join('\n'));
}

describe('what travels, compressed', () => {
  it('is at most 3 kB for the loader in other people’s pages', () => {
    expect(zipped('widget/dist/widget.js')).toBeLessThanOrEqual(3 * KB);
    const own = loaderScript(readBuilt('widget/dist/hosted-loader.js').toString(), sampleLoaderSettings);
    expect(compress(own)).toBeLessThanOrEqual(3 * KB);
  });

  it('is at most 1 kB more of it for the rules of messages beside the bubble, which go to chatbots that have some alone', () => {
    const [without, withRules] = ['hosted', 'proactive'].map((name) => zipped(`widget/dist/${name}-loader.js`));
    expect((withRules ?? Infinity) - (without ?? 0)).toBeLessThanOrEqual(KB);
    const own = loaderScript(readBuilt('widget/dist/proactive-loader.js').toString(), sampleProactiveSettings);
    expect(compress(own)).toBeLessThanOrEqual(4.3 * KB);
  });

  it.each(['en', 'de'] as const)('is at most 45 kB for the chat panel with its page in %s', (locale) => {
    const assets = z.object({ en: z.string(), de: z.string(), css: z.string() });
    const { [locale]: js, css } = assets.parse(JSON.parse(readBuilt('widget/dist/manifest.json').toString()));
    const bytes = IFRAME_HTML_BYTES + zipped(`widget/dist${js}`) + zipped(`widget/dist${css}`);
    expect(bytes).toBeLessThanOrEqual(45 * KB);
  });

  it.each(WIDGET_LOCALES.filter((locale) => !isLocale(locale)))(
    'is at most 50 kB for the chat panel with its page in %s, whose texts are a script of their own',
    (locale) => {
      const assets = z.object({ js: z.string(), css: z.string() });
      const { js, css } = assets.parse(JSON.parse(readBuilt('widget/dist/manifest.json').toString()));
      const texts = new RegExp(`\\./(${locale}-[\\w-]{8}\\.js)`).exec(readBuilt(`widget/dist${js}`).toString());
      const files = [js, css, `/widget-assets/${texts?.[1]}`].map((file) => zipped(`widget/dist${file}`));
      expect(IFRAME_HTML_BYTES + files.reduce((sum, bytes) => sum + bytes, 0)).toBeLessThanOrEqual(50 * KB);
    },
  );

  it.each(['en', 'de'])('is at most 20 kB of scripts for the public page in %s', (locale) => {
    const page = `${CLIENT}/${locale}/index.html`;
    expect(pageBytes(page) + inlineBytes(page)).toBeLessThanOrEqual(20 * KB);
  });

  it('is at most 230 kB of scripts in the dashboard’s shell, before any page (decision 007)', () => {
    const page = `${CLIENT}/__spa-fallback.html`;
    const bytes = pageBytes(page) + inlineBytes(page);
    // A page without its scripts would pass for a small one.
    expect(bytes).toBeGreaterThan(50 * KB);
    expect(bytes).toBeLessThanOrEqual(230 * KB);
  });

  it.each([
    ['signIn', 12],
    ['dashboard', 25],
    ['chatbotChats', 30],
  ])('is few files for a page: %s, at most %i', (route, most) => {
    const files = routeScripts(route);
    expect(files.size).toBeGreaterThan(4);
    expect(files.size).toBeLessThanOrEqual(most);
  });

  it('is one language’s texts: no file of the app’s imports them before it runs', () => {
    const files = ['signIn', 'dashboard', 'chatbotChats', 'chatbotTests'].flatMap((route) => [...routeScripts(route)]);
    expect(files.filter((file) => file.includes('/texts-'))).toEqual([]);
  });

  it('is asked for at once: sign-in and dashboard name the files that their frames load', () => {
    const early = readBuilt(`${CLIENT}/scripts/early.js`).toString();
    const named = [...early.matchAll(/\/assets\/[\w.-]+\.js/g)].map(([url]) => path.join(CLIENT, url));
    for (const route of ['signIn', 'layouts/DashboardLayout']) {
      const inPage = withImports(scriptsOf(`${CLIENT}/__spa-fallback.html`));
      const left = [...routeScripts(route)].filter((file) => !inPage.has(file) && !named.includes(file));
      expect(left).toEqual([]);
    }
    expect(named.filter((file) => readBuilt(file).length === 0)).toEqual([]);
    expect(named.filter((file) => file.includes('/texts-'))).toHaveLength(2);
  });
});
