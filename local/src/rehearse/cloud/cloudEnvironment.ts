import fs from 'node:fs';
import path from 'node:path';

/** Calls by which firebase-tools lets an address of Google be set: `envOverride("NAME", "https://…")` in its lib/api.js. */
const OVERRIDE = /envOverride\("([A-Z][A-Z0-9_]*)", ?(?:"https:|utils\.envOverride)/g;

/**
 * The environment in which the command line talks to a stand-in alone, as an account that nobody has.
 * @param tools Folder of firebase-tools.
 * @param home Folder for its own settings.
 */
export function cloudEnvironment(tools: string, url: string, home: string): Record<string, string> {
  const api = fs.readFileSync(path.join(tools, 'lib', 'api.js'), 'utf8');
  const names = [...api.matchAll(OVERRIDE)].flatMap(([, name]) => name ?? []);
  return {
    ...Object.fromEntries(names.map((name) => [name, url])),
    FIREBASE_TOKEN: 'rehearsal',
    HTTPS_PROXY: url,
    HOME: home,
    XDG_CONFIG_HOME: home,
    CI: 'true',
    // The command line asks the registry for news, which the stand-in refuses; npm would try again for long.
    npm_config_fetch_retries: '0',
    npm_config_update_notifier: 'false',
  };
}
