import type { RuntimeConfig } from '@parlance/domain/runtimeConfig';
import { SITE_CONTACT } from '@parlance/domain/site/SITE_CONTACT';
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

/** Where a site is reached, without a slash at its end, and whom its readers write to. */
export interface SiteIdentity {
  origin: string;
  contact: string;
}

/** Files that name absolute addresses of the site, or its contact. */
const WITH_ORIGIN = /\.(html|xml|txt)$/;

/** Puts the site's own origin and contact where the build left their places. */
function setIdentity(folder: string, { origin, contact }: SiteIdentity): void {
  const files = fs.readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => WITH_ORIGIN.test(file));
  for (const file of files.map((name) => path.join(folder, name)))
    fs.writeFileSync(
      file,
      fs.readFileSync(file, 'utf8').replaceAll(SITE_ORIGIN, origin).replaceAll(SITE_CONTACT, contact),
    );
}

/**
 * Puts together what Hosting serves: the web app, its pages each with a policy, the widget and the configuration of one project. A folder of its own, so
 * that `npm start` and a test run do not overwrite each other's configuration.
 * @param identity Canonical links and the sitemap name the origin, the contact page the contact.
 */
export function publishSite(folder: string, config: RuntimeConfig, identity: SiteIdentity, root = ROOT): void {
  fs.rmSync(folder, { recursive: true, force: true });
  fs.mkdirSync(folder, { recursive: true });
  const web = path.join(root, 'web', 'build', 'client');
  if (fs.existsSync(web)) fs.cpSync(web, folder, { recursive: true });
  setIdentity(folder, identity);
  addPolicies(folder, config);
  publishWidget(folder, root);
  fs.writeFileSync(path.join(folder, 'config.json'), `${JSON.stringify(config, null, 2)}\n`);
}
