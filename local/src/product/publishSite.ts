import type { RuntimeConfig } from '@parlance/domain/runtimeConfig';
import { SITE_CONTACT } from '@parlance/domain/site/SITE_CONTACT';
import { SITE_DEMO } from '@parlance/domain/site/SITE_DEMO';
import { SITE_ORIGIN } from '@parlance/domain/site/SITE_ORIGIN';
import { SITE_PARTS, type SitePartName } from '@parlance/domain/site/SITE_PART';
import fs from 'node:fs';
import path from 'node:path';
import { ROOT } from '../config/ROOT.ts';
import { withoutParts } from './withoutParts.ts';
import { addPolicies } from '../policy/addPolicies.ts';

/** Files of the widget's build that Hosting serves, with their published names. */
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

/** Origin of a site, without a trailing slash, the contact for its readers, and the trials that it offers. */
export interface SiteIdentity {
  origin: string;
  contact: string;
  /** The chatbot on the home page; empty for none. */
  demoChatbotId: string;
  /** True if anybody can try a chatbot of their own website. */
  hasTrials: boolean;
}

/** Files that name absolute addresses of the site, or its contact. */
const WITH_ORIGIN = /\.(html|js|xml|txt)$/;

/** Puts what is the site's own where the build left places for it, and takes away the parts that it does not have. */
function setIdentity(folder: string, { origin, contact, demoChatbotId, hasTrials }: SiteIdentity): void {
  const has: Readonly<Record<SitePartName, boolean>> = { demo: demoChatbotId !== '', trial: hasTrials };
  const unwanted = SITE_PARTS.filter((name) => !has[name]);
  const files = fs.readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => WITH_ORIGIN.test(file));
  for (const file of files.map((name) => path.join(folder, name))) {
    const text = withoutParts(fs.readFileSync(file, 'utf8'), unwanted)
      .replaceAll(SITE_ORIGIN, origin)
      .replaceAll(SITE_CONTACT, contact)
      .replaceAll(SITE_DEMO, demoChatbotId);
    fs.writeFileSync(file, text);
  }
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
