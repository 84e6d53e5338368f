import { spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { localPath } from '../config/localPath.ts';
import { ROOT } from '../config/ROOT.ts';
import { ExpectedError } from '../errors/ExpectedError.ts';
import { hashFiles } from './hashFiles.ts';

/** Output path of each build; a build without it does not count. */
const OUTPUTS = { widget: 'widget/dist', web: 'web/build/client', functions: 'functions/dist/lib/index.js' } as const;

/** Sources that decide whether a build is stale. The functions' bundle carries the names of the widget's files, their package.json the root's overrides. */
const INPUTS: Readonly<Record<Workspace, readonly string[]>> = {
  widget: ['widget', 'domain'],
  web: ['web', 'domain'],
  functions: ['functions', 'widget', 'domain', 'package.json'],
};

export type Workspace = keyof typeof OUTPUTS;

function run(workspace: Workspace): Promise<void> {
  const logFile = localPath('logs', `build-${workspace}.log`);
  fs.mkdirSync(path.dirname(logFile), { recursive: true });
  const output = fs.openSync(logFile, 'w');
  return new Promise((resolve, reject) => {
    const child = spawn('npm', ['run', 'build', '-w', workspace], { cwd: ROOT, stdio: ['ignore', output, output] });
    child.once('error', reject);
    child.once('exit', (code) => {
      fs.closeSync(output);
      if (code === 0) {
        resolve();
        return;
      }
      const log = fs.readFileSync(logFile, 'utf8').trim();
      reject(new ExpectedError(`${log}\n\nThe build of ${workspace}/ failed, see above.`));
    });
  });
}

/** Builds a workspace unless its sources are those of the last build. Returns whether it built. */
export async function buildWorkspace(workspace: Workspace): Promise<boolean> {
  const stamp = localPath('builds', workspace);
  const hash = hashFiles(ROOT, [...INPUTS[workspace], 'package-lock.json', 'tsconfig.base.json']);
  const isFresh = fs.existsSync(path.join(ROOT, OUTPUTS[workspace])) && fs.existsSync(stamp);
  if (isFresh && fs.readFileSync(stamp, 'utf8') === hash) return false;
  await run(workspace);
  fs.mkdirSync(path.dirname(stamp), { recursive: true });
  fs.writeFileSync(stamp, hash);
  return true;
}
