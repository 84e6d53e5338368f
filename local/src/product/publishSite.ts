import type { RuntimeConfig } from '@parlance/domain/runtimeConfig';
import fs from 'node:fs';
import path from 'node:path';
import { ROOT } from '../config/ROOT.ts';

/** Puts the widget as it was last built into a site's folder. */
export function publishWidget(folder: string): void {
  for (const name of ['widget.js', 'widget-assets']) {
    const source = path.join(ROOT, 'widget', 'dist', name);
    if (fs.existsSync(source)) fs.cpSync(source, path.join(folder, name), { recursive: true });
  }
}

/**
 * Puts together what one suite's Hosting serves: the web app, the widget and the configuration that points at this suite.
 * A folder of its own, so that `npm start` and a test run do not overwrite each other's configuration.
 */
export function publishSite(folder: string, config: RuntimeConfig): void {
  fs.rmSync(folder, { recursive: true, force: true });
  fs.mkdirSync(folder, { recursive: true });
  const web = path.join(ROOT, 'web', 'build', 'client');
  if (fs.existsSync(web)) fs.cpSync(web, folder, { recursive: true });
  publishWidget(folder);
  fs.writeFileSync(path.join(folder, 'config.json'), `${JSON.stringify(config, null, 2)}\n`);
}
