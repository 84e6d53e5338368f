import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { publishSite } from '../product/publishSite.ts';
import { localPath } from '../config/localPath.ts';
import { type Ports, portsFrom } from '../config/portsFrom.ts';
import { ROOT } from '../config/ROOT.ts';
import { HOST } from '../config/urls.ts';
import { ExpectedError } from '../errors/ExpectedError.ts';
import { findBusyPort } from '../processes/findBusyPort.ts';
import { killMarked, MARK } from '../processes/killMarked.ts';
import { cachedDownload } from './cachedDownload.ts';
import { findJava } from './findJava.ts';
import { prepareFunctions } from './prepareFunctions.ts';
import { provisionEmulators } from './provisionEmulators.ts';
import { clientEnvironment, functionsEnvironment } from './suiteEnvironment.ts';
import { quietEnvironment } from './quietEnvironment.ts';
import { stopProcess } from '../processes/stopProcess.ts';
import { waitUntilReady } from './waitUntilReady.ts';
import { workerEnvironment } from './workerEnvironment.ts';
import { writeSuiteConfig } from './writeSuiteConfig.ts';

const SERVICES = ['auth', 'firestore', 'functions', 'storage', 'hosting', 'eventarc', 'tasks'] as const;

type Service = (typeof SERVICES)[number];

export interface SuiteOptions {
  /** Must start with `demo-`: no credentials are needed and nothing can reach production. */
  projectId: string;
  portBase: number;
  /** An export to start from. */
  dataDir?: string | undefined;
  /** Which emulators; all by default. */
  only?: readonly Service[];
  /** Replaces or adds to the functions' own configuration. */
  functionsEnv?: Readonly<Record<string, string>>;
  /** The same for their secrets. */
  secrets?: Readonly<Record<string, string>>;
  /** Port of the Hosting emulator, where it is not the web port. */
  hostingPort?: number;
  /** What marks the suite's processes. */
  suiteId?: string;
  log?: (line: string) => void;
}

export interface Suite {
  projectId: string;
  ports: Ports;
  /** For the environment of whoever uses the Admin SDK. */
  env: Record<string, string>;
  /** What Hosting serves: the built web app, the widget and this suite's configuration. */
  siteFolder: string;
  /** Every process of this suite carries it. */
  suiteId: string;
  /** Resolves when the emulators ended, wanted or not. */
  ended: Promise<void>;
  stop: () => Promise<void>;
}

/** Starts the Firebase emulators on ports of their own and resolves when functions are loaded and every emulator answers. */
export async function startSuite(options: SuiteOptions): Promise<Suite> {
  const { projectId, portBase, dataDir, only = SERVICES, suiteId = randomUUID(), log = () => undefined } = options;
  const ports = portsFrom(portBase);
  const hostingPort = options.hostingPort ?? ports.web;
  const {
    web: _web,
    demoSite: _demo,
    mail: _mail,
    stripe: _stripe,
    smtp: _smtp,
    hosting: _hosting,
    ui: _ui,
    ...own
  } = ports;
  const busy = await findBusyPort([hostingPort, ...Object.values(own)]);
  if (busy !== undefined) {
    throw new ExpectedError(`Port ${busy} is in use; stop the other process or set PARLANCE_PORT_BASE.`);
  }

  const java = findJava();
  const provision = await provisionEmulators(java);
  for (const note of [`Java ${java.major} in ${java.home}`, ...provision.notes]) log(note);

  const functionsFolder = path.join('.local', 'functions', String(portBase));
  const secrets = { SMTP_URL: `smtp://${HOST}:${ports.smtp}`, ...options.secrets };
  const functionsEnv = { ...functionsEnvironment(projectId, ports), ...options.functionsEnv };
  prepareFunctions({ folder: path.join(ROOT, functionsFolder), env: functionsEnv, secrets });
  const configFile = path.join(ROOT, portBase === 5000 ? 'firebase.local.json' : `firebase.local.${portBase}.json`);
  const publicFolder = path.join('.local', 'hosting', String(portBase));
  const siteFolder = path.join(ROOT, publicFolder);
  publishSite(siteFolder, projectId, ports);
  writeSuiteConfig({
    ports,
    hostingPort,
    publicFolder,
    functionsFolder,
    ui: cachedDownload('ui').isCached,
    file: configFile,
  });

  // firebase-tools leaves its log files and half-written exports in the working directory.
  const logFolder = localPath('logs', String(portBase));
  fs.rmSync(logFolder, { recursive: true, force: true });
  fs.mkdirSync(logFolder, { recursive: true });
  const temporary = localPath('tmp', String(portBase));
  fs.mkdirSync(temporary, { recursive: true });
  const logFile = path.join(logFolder, 'emulators.log');
  const output = fs.openSync(logFile, 'w');
  const cli = spawn(
    process.execPath,
    [
      path.join(ROOT, 'node_modules', 'firebase-tools', 'lib', 'bin', 'firebase.js'),
      'emulators:start',
      '--only',
      only.join(','),
      '--project',
      projectId,
      '--config',
      configFile,
      ...(dataDir === undefined ? [] : ['--import', dataDir]),
    ],
    {
      cwd: logFolder,
      detached: true,
      stdio: ['ignore', output, output],
      env: {
        ...process.env,
        ...functionsEnv,
        ...quietEnvironment(java),
        ...provision.env,
        ...workerEnvironment(projectId, functionsEnv),
        // The Storage emulator keeps objects below the system's temporary folder, where two suites would delete each other's.
        TMPDIR: temporary,
        [MARK]: suiteId,
      },
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
    fs.rmSync(configFile, { force: true });
  };
  try {
    await waitUntilReady({ logFile, ended, needsFunctions: only.includes('functions') });
  } catch (error) {
    await stop();
    throw error;
  }
  return { projectId, ports, env: clientEnvironment(projectId, ports), siteFolder, suiteId, ended, stop };
}
