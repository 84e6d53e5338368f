import { MINUTE_MS } from '@parlance/domain/durations';
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { localPath } from '../config/localPath.ts';
import { ROOT } from '../config/ROOT.ts';
import { HOST, urlOf } from '../config/urls.ts';
import { ExpectedError } from '../errors/ExpectedError.ts';
import { killMarked, MARK } from './killMarked.ts';
import { stopProcess } from './stopProcess.ts';

const TIMEOUT_MS = MINUTE_MS;
const POLL_MS = 200;

export interface ViteOptions {
  port: number;
  /** Origin of /config.json, /widget.js and /iframe: the Hosting emulator. */
  proxyTarget: string;
  suiteId: string;
}

async function answers(url: string): Promise<boolean> {
  try {
    await fetch(url, { signal: AbortSignal.timeout(5000) });
    return true;
  } catch {
    return false;
  }
}

/** Starts Vite's development server of the web app. Returns what stops it. */
export async function startVite({ port, proxyTarget, suiteId }: ViteOptions): Promise<() => Promise<void>> {
  const logFile = localPath('logs', 'vite.log');
  fs.mkdirSync(path.dirname(logFile), { recursive: true });
  const output = fs.openSync(logFile, 'w');
  const args = ['run', 'dev', '-w', 'web', '--', '--host', HOST, '--port', String(port), '--strictPort'];
  const vite = spawn('npm', args, {
    cwd: ROOT,
    detached: true,
    stdio: ['ignore', output, output],
    env: { ...process.env, PARLANCE_PROXY_TARGET: proxyTarget, [MARK]: `${suiteId}-vite` },
  });
  fs.closeSync(output);
  const stop = async (): Promise<void> => {
    await stopProcess(vite);
    await killMarked(`${suiteId}-vite`);
  };
  const deadline = Date.now() + TIMEOUT_MS;
  while (!(await answers(urlOf(port)))) {
    if (Date.now() > deadline || vite.exitCode !== null) {
      await stop();
      throw new ExpectedError(`Vite did not start; see ${logFile}.`);
    }
    await wait(POLL_MS);
  }
  return stop;
}
