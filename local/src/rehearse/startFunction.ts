import { spawn } from 'node:child_process';
import { once } from 'node:events';
import net from 'node:net';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { ROOT } from '../config/ROOT.ts';
import { HOST, urlOf } from '../config/urls.ts';
import { stopProcess } from '../processes/stopProcess.ts';
import type { CreatedFunction } from './cloud/released.ts';

const FRAMEWORK = path.join(ROOT, 'node_modules', '@google-cloud', 'functions-framework', 'build', 'src', 'main.js');
const START_MS = 40_000;
const POLL_MS = 100;
const SHOWN_CHARACTERS = 600;

export interface RunningFunction {
  url: string;
  stop: () => Promise<void>;
}

async function freePort(): Promise<number> {
  const server = net.createServer().listen(0, HOST);
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' && address !== null ? address.port : 0;
}

/** Value of a secret in the rehearsal. Without a webhook secret in Stripe's form, nothing is received from Stripe. */
export function secretOf(key: string): string {
  const start = key === 'STRIPE_WEBHOOK_SECRET' ? 'whsec_' : '';
  return `${start}rehearsal-${key}`.padEnd(40, '-');
}

/** The environment of a deployed function: what the deployment gave it, and what Cloud Run adds. Nothing of emulators. */
function environmentOf(name: string, created: CreatedFunction, port: number): Record<string, string> {
  const { buildConfig, serviceConfig } = created;
  const secrets =
    serviceConfig.secretEnvironmentVariables?.map(({ key }): [string, string] => [key, secretOf(key)]) ?? [];
  return {
    PATH: process.env['PATH'] ?? '',
    HOME: path.join(ROOT, '.local'),
    ...serviceConfig.environmentVariables,
    ...Object.fromEntries(secrets),
    FUNCTION_TARGET: buildConfig.entryPoint,
    K_SERVICE: name.toLowerCase(),
    K_REVISION: `${name.toLowerCase()}-00001`,
    K_CONFIGURATION: name.toLowerCase(),
    NODE_ENV: 'production',
    PORT: String(port),
    // There is no metadata server here; looking for one takes seconds.
    METADATA_SERVER_DETECTION: 'none',
  };
}

/**
 * Starts one function of an installed folder under Google's functions framework, as Cloud Run does, and resolves when it answers.
 * @throws Error with the beginning of what it printed when it ends or does not answer in time.
 */
export async function startFunction(folder: string, name: string, created: CreatedFunction): Promise<RunningFunction> {
  const port = await freePort();
  const child = spawn(process.execPath, [FRAMEWORK], {
    cwd: folder,
    env: environmentOf(name, created, port),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  const keep = (text: unknown): void => {
    printed += String(text);
  };
  child.stdout.setEncoding('utf8').on('data', keep);
  child.stderr.setEncoding('utf8').on('data', keep);
  const url = urlOf(port);
  const deadline = Date.now() + START_MS;
  for (;;) {
    // The framework itself answers this path, without the function.
    const answer = await fetch(`${url}/robots.txt`).catch(() => undefined);
    if (answer !== undefined) return { url, stop: () => stopProcess(child) };
    if (child.exitCode !== null || Date.now() > deadline) {
      await stopProcess(child);
      throw new Error(`${name} does not start: ${printed.trim().slice(0, SHOWN_CHARACTERS)}`);
    }
    await wait(POLL_MS);
  }
}
