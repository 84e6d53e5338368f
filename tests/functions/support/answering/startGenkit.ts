import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import http from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { vi } from 'vitest';
import * as z from 'zod';
import { inRepo } from '../../../support/repo.ts';

const traceSchema = z.object({ spans: z.record(z.string(), z.object({ displayName: z.string() })) });
const runtimeSchema = z.object({ reflectionServerUrl: z.url() });

interface GenkitTools {
  /** Runs an action, such as `/flow/answer`, as Genkit's developer tools do. Resolves to what they are told: `result`, or `error`. */
  run: (key: string, input: unknown) => Promise<unknown>;
  /** Keys of all actions that are listed. */
  list: () => Promise<string[]>;
  /** Names of the steps that were traced since. */
  steps: () => string[];
  stop: () => Promise<void>;
}

/** `npm run genkit` on the suite of the tests, with a server that takes its traces, as Genkit's developer tools are one. */
export async function startGenkit(): Promise<GenkitTools> {
  const steps: string[] = [];
  const telemetry = http.createServer((request, response) => {
    const parts: string[] = [];
    request.setEncoding('utf8').on('data', (part: string) => parts.push(part));
    request.on('end', () => {
      if (request.url !== '/api/traces') return response.end();
      const { spans } = traceSchema.parse(JSON.parse(parts.join('')));
      steps.push(...Object.values(spans).map(({ displayName }) => displayName));
      return response.end();
    });
  });
  await once(telemetry.listen(0, '127.0.0.1'), 'listening');
  const address = telemetry.address();
  const port = typeof address === 'object' ? address?.port : undefined;

  // Genkit notes the address of a process in the project's folder.
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'parlance-genkit-'));
  fs.writeFileSync(path.join(folder, 'package.json'), '{}');
  const child = spawn(process.execPath, [inRepo('local/src/genkit.ts')], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, GENKIT_TELEMETRY_SERVER: `http://127.0.0.1:${port}` },
  });
  const origin = await vi.waitFor(() => originIn(folder), { timeout: 30_000 });
  return {
    run: async (key, input) => {
      const body = JSON.stringify({ key, input });
      const headers = { 'content-type': 'application/json' };
      const reply: unknown = await (await fetch(`${origin}/api/runAction`, { method: 'POST', headers, body })).json();
      return reply;
    },
    list: async () =>
      Object.keys(z.record(z.string(), z.unknown()).parse(await (await fetch(`${origin}/api/actions`)).json())),
    steps: () => [...steps],
    stop: async () => {
      child.kill('SIGTERM');
      await once(child, 'exit');
      telemetry.close();
      fs.rmSync(folder, { recursive: true });
    },
  };
}

/** Origin at which the process listens. Throws until it does. */
function originIn(folder: string): string {
  const runtimes = path.join(folder, '.genkit', 'runtimes');
  const [file] = fs.existsSync(runtimes) ? fs.readdirSync(runtimes) : [];
  if (file === undefined) throw new Error('npm run genkit does not listen yet');
  return runtimeSchema.parse(JSON.parse(fs.readFileSync(path.join(runtimes, file), 'utf8'))).reflectionServerUrl;
}
