import { spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { localPath } from '../config/localPath.ts';
import { ROOT } from '../config/ROOT.ts';
import { killMarked, MARK } from '../processes/killMarked.ts';
import { stopProcess } from '../processes/stopProcess.ts';
import { waitUntilReady } from './waitUntilReady.ts';

export interface EmulatorOptions {
  projectId: string;
  /** Names of the emulators as firebase-tools takes them. */
  services: readonly string[];
  configFile: string;
  /** An export to start from. */
  dataDir: string | undefined;
  env: Readonly<Record<string, string>>;
  suiteId: string;
  logFolder: string;
}

export interface Emulators {
  /** Resolves when the emulators ended, wanted or not. */
  ended: Promise<void>;
  stop: () => Promise<void>;
}

/** Starts the Firebase emulators and resolves when each answers and the functions' triggers are registered. */
export async function launchEmulators(options: EmulatorOptions): Promise<Emulators> {
  const { projectId, services, configFile, dataDir, env, suiteId, logFolder } = options;
  const logFile = path.join(logFolder, 'emulators.log');
  const output = fs.openSync(logFile, 'w');
  // The Storage emulator keeps objects below the system's temporary folder, where two suites would delete each other's.
  const temporary = localPath('tmp', path.basename(logFolder));
  fs.mkdirSync(temporary, { recursive: true });
  const cli = spawn(
    process.execPath,
    [
      path.join(ROOT, 'node_modules', 'firebase-tools', 'lib', 'bin', 'firebase.js'),
      'emulators:start',
      '--only',
      services.join(','),
      '--project',
      projectId,
      '--config',
      configFile,
      ...(dataDir === undefined ? [] : ['--import', dataDir]),
    ],
    {
      // firebase-tools leaves its log files and half-written exports in the working directory.
      cwd: logFolder,
      detached: true,
      stdio: ['ignore', output, output],
      env: { ...process.env, ...env, TMPDIR: temporary, [MARK]: suiteId },
    },
  );
  fs.closeSync(output);
  const guard = spawn(
    process.execPath,
    [path.join(import.meta.dirname, '..', 'processes', 'guard.ts'), suiteId, String(cli.pid)],
    { detached: true, stdio: ['pipe', 'ignore', 'ignore'] },
  );
  guard.unref();
  const ended = new Promise<void>((resolve) => cli.once('exit', () => resolve()));
  const stop = async (): Promise<void> => {
    await stopProcess(cli);
    await killMarked(suiteId);
    guard.stdin.end();
  };
  try {
    await waitUntilReady({ logFile, ended, needsFunctions: services.includes('functions') });
  } catch (error) {
    await stop();
    throw error;
  }
  return { ended, stop };
}
