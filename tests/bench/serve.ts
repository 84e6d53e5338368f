import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { localPath } from '../../local/src/config/localPath.ts';
import { functionsEnvironment } from '../../local/src/emulators/suiteEnvironment.ts';
import { suiteUrls } from '../support/suiteUrls.ts';

export interface Served {
  url: string;
  pid: number;
  stop: () => void;
}

async function answers(url: string): Promise<boolean> {
  try {
    await fetch(url);
    return true;
  } catch {
    return false;
  }
}

/** Runs a command that serves functions on `port`, configured as the emulated ones are, and resolves once it answers. */
export async function serve(command: string, args: readonly string[], port: number): Promise<Served> {
  const child = spawn(command, args, {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      // In the cloud nothing was compiled before.
      NODE_DISABLE_COMPILE_CACHE: '1',
      PORT: String(port),
      VISITOR_TOKEN_SECRET: readFileSync(localPath('secrets', 'visitor-token'), 'utf8').trim(),
      ...functionsEnvironment(suiteUrls.projectId, suiteUrls.ports),
      LOG_EXECUTION_ID: 'false',
    },
  });
  const url = `http://127.0.0.1:${port}`;
  for (let attempt = 0; attempt < 100 && !(await answers(url)); attempt += 1) {
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return { url, pid: child.pid ?? 0, stop: () => child.kill() };
}
