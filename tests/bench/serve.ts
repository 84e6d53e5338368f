import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { localPath } from '../../local/src/config/localPath.ts';
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
      PORT: String(port),
      VISITOR_TOKEN_SECRET: readFileSync(localPath('secrets', 'visitor-token'), 'utf8').trim(),
      WEB_ORIGIN: suiteUrls.web,
      FUNCTIONS_URL: suiteUrls.functions,
      AI_PROVIDER: 'local',
      MAIL_PROVIDER: 'local',
      WEB_API_KEY: 'demo-key',
      VERTEX_LOCATION: 'eu',
      VERTEX_EMBED_LOCATION: 'europe-west3',
      VERTEX_RANKING_LOCATION: 'eu',
      AI_MODELS: '',
      GEMINI_API_KEY: '',
      ALLOW_GEMINI_API: 'false',
      LOG_EXECUTION_ID: 'false',
    },
  });
  const url = `http://127.0.0.1:${port}`;
  for (let attempt = 0; attempt < 100 && !(await answers(url)); attempt += 1) {
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return { url, pid: child.pid ?? 0, stop: () => child.kill() };
}
