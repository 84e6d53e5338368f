import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { localPath } from '../../local/src/config/localPath.ts';

function ran(command: string, args: readonly string[], cwd: string): boolean {
  return spawnSync(command, args, { cwd, stdio: 'ignore', timeout: 120_000 }).status === 0;
}

/** Downloads a package from the npm registry, once, and returns its folder; undefined where the registry does not answer. */
export function unpackPeer(spec: string): string | undefined {
  const folder = localPath('cache', 'peers', spec.replace(/\W+/g, '-'));
  const unpacked = path.join(folder, 'package');
  if (existsSync(unpacked)) return unpacked;
  mkdirSync(folder, { recursive: true });
  if (!ran('npm', ['pack', spec, '--silent'], folder)) return undefined;
  return ran('sh', ['-c', 'tar xzf ./*.tgz && rm ./*.tgz'], folder) ? unpacked : undefined;
}
