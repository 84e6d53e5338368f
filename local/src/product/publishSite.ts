import type { RuntimeConfig } from '@parlance/domain/runtimeConfig';
import { SITE_ORIGIN } from '@parlance/domain/site/SITE_ORIGIN';
import fs from 'node:fs';
import path from 'node:path';
import { ROOT } from '../config/ROOT.ts';
import { addPolicies } from '../policy/addPolicies.ts';

/** What Hosting serves of the widget's build, and under which name. */
const WIDGET_FILES = [
  ['widget.js', 'widget.js'],
  ['widget-assets', 'widget-assets'],
  // The function that serves the chat's page reads from here which of the files above are the present ones.
  ['manifest.json', 'widget-manifest.json'],
] as const;

/** Puts the widget as it was last built into a site's folder. */
export function publishWidget(folder: string, root = ROOT): void {
  for (const [name, published] of WIDGET_FILES) {
    const source = path.join(root, 'widget', 'dist', name);
    if (fs.existsSync(source)) fs.cpSync(source, path.join(folder, published), { recursive: true });
  }
}

/** Files that name absolute addresses of the site. */
const WITH_ORIGIN = /\.(html|xml|txt)$/;

/** Puts the site's own origin where the build left its place. */
function setOrigin(folder: string, origin: string): void {
  const files = fs.readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => WITH_ORIGIN.test(file));
  for (const file of files.map((name) => path.join(folder, name)))
    fs.writeFileSync(file, fs.readFileSync(file, 'utf8').replaceAll(SITE_ORIGIN, origin));
}

/**
 * Puts together what Hosting serves: the web app, its pages each with a policy, the widget and the configuration of one project. A folder of its own, so
 * that `npm start` and a test run do not overwrite each other's configuration.
 * @param origin Where people reach it, without a slash at its end: canonical links and the sitemap name it.
 */
export function publishSite(folder: string, config: RuntimeConfig, origin: string, root = ROOT): void {
  fs.rmSync(folder, { recursive: true, force: true });
  fs.mkdirSync(folder, { recursive: true });
  const web = path.join(root, 'web', 'build', 'client');
  if (fs.existsSync(web)) fs.cpSync(web, folder, { recursive: true });
  setOrigin(folder, origin);
  addPolicies(folder, config);
  publishWidget(folder, root);
  fs.writeFileSync(path.join(folder, 'config.json'), `${JSON.stringify(config, null, 2)}\n`);
}
