import { spawn } from 'node:child_process';

const SHOWN_LINES = 12;

export interface CommandOptions {
  cwd: string;
  env?: Readonly<Record<string, string | undefined>>;
  timeoutMs: number;
}

/**
 * Runs a command to its end.
 * @returns what it printed, both streams in one.
 * @throws Error with the end of that when it fails or takes longer than `timeoutMs` milliseconds.
 */
export async function runCommand(
  [program, ...args]: readonly [string, ...string[]],
  { cwd, env = process.env, timeoutMs }: CommandOptions,
): Promise<string> {
  const child = spawn(program, args, { cwd, env: { ...env }, stdio: ['ignore', 'pipe', 'pipe'], timeout: timeoutMs });
  let output = '';
  const keep = (text: unknown): void => {
    output += String(text);
  };
  child.stdout.setEncoding('utf8').on('data', keep);
  child.stderr.setEncoding('utf8').on('data', keep);
  const { promise, resolve, reject } = Promise.withResolvers<number | null>();
  child.once('error', reject);
  child.once('close', (code) => resolve(code));
  if ((await promise) !== 0) {
    const end = output.trim().split('\n').slice(-SHOWN_LINES).join('\n');
    throw new Error(`${[program, ...args].join(' ')} failed:\n${end}`);
  }
  return output;
}
