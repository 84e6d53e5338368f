import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { functionsBasePath } from '../config/functionsBasePath.ts';
import { functionsUrlOf } from '../config/functionsUrlOf.ts';
import { localPath } from '../config/localPath.ts';
import { type Ports, portsFrom } from '../config/portsFrom.ts';
import { ROOT } from '../config/ROOT.ts';
import { HOST, urlOf } from '../config/urls.ts';
import { ExpectedError } from '../errors/ExpectedError.ts';
import { type FunctionsServer, startFunctions } from '../functions/startFunctions.ts';
import { startHosting } from '../hosting/startHosting.ts';
import { findBusyPort } from '../processes/findBusyPort.ts';
import { publishSite } from '../product/publishSite.ts';
import { runtimeConfig } from '../product/runtimeConfig.ts';
import { CODEBASES } from './CODEBASES.ts';
import { cachedDownload } from './cachedDownload.ts';
import { findJava } from './findJava.ts';
import { launchEmulators } from './launchEmulators.ts';
import { LOCAL_STRIPE } from '../stripe/LOCAL_STRIPE.ts';
import { prepareFunctions } from './prepareFunctions.ts';
import { provisionEmulators } from './provisionEmulators.ts';
import { quietEnvironment } from './quietEnvironment.ts';
import { clientEnvironment, functionsEnvironment } from './suiteEnvironment.ts';
import { workerEnvironment } from './workerEnvironment.ts';
import { writeSuiteConfig } from './writeSuiteConfig.ts';

const SERVICES = ['auth', 'firestore', 'functions', 'storage', 'eventarc', 'tasks'] as const;

type Service = (typeof SERVICES)[number];

export interface SuiteOptions {
  /** Must start with `demo-`: no credentials are needed and nothing can reach production. */
  projectId: string;
  portBase: number;
  /** An export to start from. */
  dataDir?: string | undefined;
  /** Which emulators; all by default. Without `functions` there are no HTTP functions and no Hosting either. */
  only?: readonly Service[];
  /** Replaces or adds to the functions' own configuration. */
  functionsEnv?: Readonly<Record<string, string>>;
  /** The same for their secrets. */
  secrets?: Readonly<Record<string, string>>;
  /** Port of Hosting, where it is not the web port. */
  hostingPort?: number;
  /** Hosting compresses what it serves. */
  compresses?: boolean;
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
  /** Loads the built HTTP functions anew. */
  restartFunctions: () => Promise<void>;
  stop: () => Promise<void>;
}

async function checkPorts(ports: Ports, hostingPort: number): Promise<void> {
  const { functions, functionsEmulator, firestore, firestoreWebsocket, auth, storage, eventarc, tasks, hub, logging } =
    ports;
  const own = [
    functions,
    functionsEmulator,
    firestore,
    firestoreWebsocket,
    auth,
    storage,
    eventarc,
    tasks,
    hub,
    logging,
  ];
  const busy = await findBusyPort([hostingPort, ...own]);
  if (busy !== undefined) {
    throw new ExpectedError(`Port ${busy} is in use; stop the other process or set PARLANCE_PORT_BASE.`);
  }
}

/** What leads to the inbox and the Stripe stand-in of the same ports. */
function localSecrets(ports: Ports): Record<string, string> {
  return {
    SMTP_URL: `smtp://${HOST}:${ports.smtp}`,
    STRIPE_API_KEY: LOCAL_STRIPE.key,
    STRIPE_WEBHOOK_SECRET: LOCAL_STRIPE.webhookSecret,
  };
}

/** What the functions' processes of a suite have in their environment, whoever starts them. */
interface FunctionsSetup {
  env: Readonly<Record<string, string>>;
  secrets: Readonly<Record<string, string>>;
}

async function startServers(
  {
    projectId,
    ports,
    configFile,
    suiteId,
    logFolder,
  }: Pick<Suite, 'projectId' | 'ports' | 'suiteId'> & {
    configFile: string;
    logFolder: string;
  },
  { env, secrets }: FunctionsSetup,
  hosted: { port: number; compresses: boolean },
): Promise<FunctionsServer> {
  const functions = await startFunctions({
    port: ports.functions,
    basePath: functionsBasePath(projectId),
    bundles: CODEBASES.map(({ folder, prefix }) => ({ entry: path.join(ROOT, folder, 'lib', 'index.js'), prefix })),
    env: { ...clientEnvironment(projectId, ports), ...workerEnvironment(projectId, env), ...env, ...secrets },
    suiteId,
    logFile: path.join(logFolder, 'functions.log'),
  });
  try {
    const hosting = await startHosting({
      ...hosted,
      configFile,
      functionsUrl: functionsUrlOf(projectId, ports),
    });
    return {
      restart: functions.restart,
      stop: async () => {
        hosting.stop();
        await functions.stop();
      },
    };
  } catch (error) {
    await functions.stop();
    throw error;
  }
}

/**
 * Starts the Firebase emulators, one process with all HTTP functions, and Hosting, on ports of their own. Resolves when
 * functions are loaded and everything answers. Throws an `ExpectedError` with a sentence for people.
 */
export async function startSuite(options: SuiteOptions): Promise<Suite> {
  const { projectId, portBase, dataDir, only = SERVICES, suiteId = randomUUID(), log = () => undefined } = options;
  const ports = portsFrom(portBase);
  const hostingPort = options.hostingPort ?? ports.web;
  await checkPorts(ports, hostingPort);
  const java = findJava();
  const provision = await provisionEmulators(java);
  for (const note of [`Java ${java.major} in ${java.home}`, ...provision.notes]) log(note);

  const functionsFolder = path.join('.local', 'functions', String(portBase));
  const env = { ...functionsEnvironment(projectId, ports), ...options.functionsEnv };
  const secrets = prepareFunctions({
    folder: path.join(ROOT, functionsFolder),
    env,
    secrets: { ...localSecrets(ports), ...options.secrets },
  });
  const configFile = path.join(ROOT, portBase === 5000 ? 'firebase.local.json' : `firebase.local.${portBase}.json`);
  const publicFolder = path.join('.local', 'hosting', String(portBase));
  const siteFolder = path.join(ROOT, publicFolder);
  publishSite(siteFolder, runtimeConfig(projectId, ports, env['AI_PROVIDER'] === 'local'), urlOf(hostingPort));
  writeSuiteConfig({ ports, publicFolder, functionsFolder, ui: cachedDownload('ui').isCached, file: configFile });
  const logFolder = localPath('logs', String(portBase));
  fs.rmSync(logFolder, { recursive: true, force: true });
  fs.mkdirSync(logFolder, { recursive: true });

  const emulators = await launchEmulators({
    projectId,
    services: only,
    configFile,
    dataDir,
    env: { ...env, ...quietEnvironment(java, ports.functions), ...provision.env, ...workerEnvironment(projectId, env) },
    suiteId,
    logFolder,
  });
  const stopEmulators = async (): Promise<void> => {
    await emulators.stop();
    fs.rmSync(configFile, { force: true });
  };
  const suite = { projectId, ports, env: clientEnvironment(projectId, ports), siteFolder, suiteId };
  if (!only.includes('functions')) {
    return { ...suite, ended: emulators.ended, restartFunctions: async () => undefined, stop: stopEmulators };
  }
  try {
    const hosted = { port: hostingPort, compresses: options.compresses ?? false };
    const servers = await startServers({ ...suite, configFile, logFolder }, { env, secrets }, hosted);
    return {
      ...suite,
      ended: emulators.ended,
      restartFunctions: servers.restart,
      stop: async () => {
        await servers.stop();
        await stopEmulators();
      },
    };
  } catch (error) {
    await stopEmulators();
    throw error;
  }
}
