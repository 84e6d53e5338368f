import fs from 'node:fs';
import path from 'node:path';
import type { Rehearsal } from '../Rehearsal.ts';
import { runCommand } from '../runCommand.ts';

const INSTALL_MS = 240_000;

/**
 * Installs each uploaded folder by itself, as Google's buildpack for Node.js does: `npm ci` by the lock, production alone
 * (github.com/GoogleCloudPlatform/buildpacks, cmd/nodejs/npm). Without a lock the buildpack makes one from the registry, which
 * neither repeats nor knows the workspace: refused here.
 */
export async function install({ upload, billing }: Rehearsal): Promise<readonly string[]> {
  for (const cwd of [upload, billing]) {
    if (!fs.existsSync(path.join(cwd, 'package-lock.json'))) return ['There is no lock to install by.'];
    await runCommand(['npm', 'ci', '--omit=dev', '--ignore-scripts', '--prefer-offline', '--no-audit', '--no-fund'], {
      cwd,
      env: { ...process.env, NODE_ENV: 'production' },
      timeoutMs: INSTALL_MS,
    });
  }
  return [];
}
