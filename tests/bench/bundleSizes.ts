import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import type { HostedSettings } from '@parlance/domain/widget/loaderSettings';
import * as z from 'zod';
import { loaderScript } from '../../functions/src/edge/embed/loaderScript.ts';
import { ROOT } from '../../local/src/config/ROOT.ts';
import { sampleLoaderSettings, sampleProactiveSettings } from '../support/sampleLoaderSettings.ts';

const manifestSchema = z.object({ en: z.string(), de: z.string(), css: z.string() });

function gzipped(...files: string[]): number {
  return files.reduce((sum, file) => sum + gzipSync(readFileSync(file), { level: 9 }).length, 0);
}

/** Every script of our own that an HTML file makes a browser load: script elements and module preloads. */
function scriptsOf(html: string): string[] {
  const found = html.matchAll(/<(?:script|link)\b[^>]*?(?:src|href)="(\/[^"]+\.js)"/g);
  const imported = html.matchAll(/(?:import|from)\s*\(?["'](\/[^"']+\.js)["']/g);
  return [...new Set([...found, ...imported].map(([, file]) => file ?? ''))];
}

/** Download sizes in bytes of gzip -9. Design targets: loader 3 kB, panel 45 kB, public page 20 kB, dashboard 230 kB (the shell alone is counted here: pages load the rest). */
export function bundleSizes(): Record<string, number> {
  const widget = path.join(ROOT, 'widget', 'dist');
  const client = path.join(ROOT, 'web', 'build', 'client');
  const manifest = manifestSchema.parse(JSON.parse(readFileSync(path.join(widget, 'manifest.json'), 'utf8')));
  const page = (html: string) =>
    gzipped(...scriptsOf(readFileSync(path.join(client, html), 'utf8')).map((file) => path.join(client, file)));
  const loader = (file: string, settings: HostedSettings) =>
    gzipSync(loaderScript(readFileSync(path.join(widget, file), 'utf8'), settings), { level: 9 }).length;
  return {
    loader: loader('hosted-loader.js', sampleLoaderSettings),
    loaderWithRule: loader('proactive-loader.js', sampleProactiveSettings),
    loaderForAll: gzipped(path.join(widget, 'widget.js')),
    panelEn: gzipped(path.join(widget, manifest.en), path.join(widget, manifest.css)),
    panelDe: gzipped(path.join(widget, manifest.de), path.join(widget, manifest.css)),
    publicPageJs: page('en/index.html'),
    dashboardShellJs: page('__spa-fallback.html'),
  };
}
