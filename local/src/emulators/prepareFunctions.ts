import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { localPath } from '../config/localPath.ts';
import { ROOT } from '../config/ROOT.ts';
import { CODEBASES } from './CODEBASES.ts';

function dotenv(values: Readonly<Record<string, string>>): string {
  const quote = (value: string): string => `"${value.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;
  return Object.entries(values)
    .map(([name, value]) => `${name}=${quote(value)}\n`)
    .join('');
}

/** Kept between starts, so that visitors' tokens stay valid. */
function visitorTokenSecret(): string {
  const file = localPath('secrets', 'visitor-token');
  if (!fs.existsSync(file)) {
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(file, randomBytes(32).toString('base64url'), { mode: 0o600 });
  }
  return fs.readFileSync(file, 'utf8');
}

export interface FunctionsSettings {
  /** Made anew for every start. */
  folder: string;
  env: Readonly<Record<string, string>>;
  secrets: Readonly<Record<string, string>>;
}

/**
 * Makes the folders that the Functions emulator takes for a suite's functions, one for each codebase: the built code by a link,
 * beside dotenv files of the suite's own. firebase-tools reads secrets from a file beside package.json alone, and two suites need different ones.
 * Returns all secrets.
 */
export function prepareFunctions({ folder, env, secrets }: FunctionsSettings): Record<string, string> {
  fs.rmSync(folder, { recursive: true, force: true });
  const allSecrets = { VISITOR_TOKEN_SECRET: visitorTokenSecret(), ...secrets };
  for (const codebase of CODEBASES) {
    const source = path.join(ROOT, codebase.folder);
    const target = path.join(folder, codebase.name);
    fs.mkdirSync(target, { recursive: true });
    fs.copyFileSync(path.join(source, 'package.json'), path.join(target, 'package.json'));
    fs.symlinkSync(path.join(source, 'lib'), path.join(target, 'lib'), 'junction');
    fs.writeFileSync(path.join(target, '.env.local'), dotenv(env));
    fs.writeFileSync(path.join(target, '.secret.local'), dotenv(allSecrets), { mode: 0o600 });
  }
  return allSecrets;
}
