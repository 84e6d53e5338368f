import { operatorAddress } from '@parlance/domain/site/operatorAddress';
import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { localPath } from '../config/localPath.ts';
import { LOCAL_MAIL_CLIENT } from '../channels/LOCAL_MAIL_CLIENT.ts';
import { aiSecrets } from '../config/aiEnvironment.ts';
import { type Ports, portsFrom } from '../config/portsFrom.ts';
import { ROOT } from '../config/ROOT.ts';
import { HOST, urlOf } from '../config/urls.ts';
import { ExpectedError } from '../errors/ExpectedError.ts';
import { findBusyPort } from '../processes/findBusyPort.ts';
import { publishSite } from '../product/publishSite.ts';
import { runtimeConfig } from '../product/runtimeConfig.ts';
import { publicTrials } from '../site/publicTrials.ts';
import { cachedDownload } from './cachedDownload.ts';
import { findJava } from './findJava.ts';
import { launchEmulators } from './launchEmulators.ts';
import { LOCAL_STRIPE } from '../stripe/LOCAL_STRIPE.ts';
import { prepareFunctions } from './prepareFunctions.ts';
import { provisionEmulators } from './provisionEmulators.ts';
import { type EmulatorUse, quietEnvironment } from './quietEnvironment.ts';
import { startServers } from './startServers.ts';
import { clientEnvironment, functionsEnvironment } from './suiteEnvironment.ts';
import { workerEnvironment } from './workerEnvironment.ts';
import { writeSuiteConfig } from './writeSuiteConfig.ts';

const SERVICES = ['auth', 'firestore', 'functions', 'storage', 'eventarc'] as const;

type Service = (typeof SERVICES)[number];

export interface SuiteOptions {
  /** Must start with `demo-`: no credentials are needed and nothing can reach production. */
  projectId: string;
  portBase: number;
  /** An export to start from. */
  dataDir?: string | undefined;
  /** Emulators to start; all by default. Without `functions` there are no HTTP functions and no Hosting either. */
  only?: readonly Service[];
  /** Replaces or adds to the functions' own configuration. */
  functionsEnv?: Readonly<Record<string, string>>;
  /** The same for their secrets. */
  secrets?: Readonly<Record<string, string>>;
  /** Port of Hosting, where it is not the web port. */
  hostingPort?: number;
  /** Tasks wait no longer than so many milliseconds. */
  longestDelayMs?: number;
  /** Hosting compresses what it serves. */
  compresses?: boolean;
  /** Resolves when the web app is built, which Hosting alone needs; by default it is. */
  webBuilt?: Promise<void>;
  /** Purpose of the emulators: tests by default. */
  use?: EmulatorUse;
  /** Mark of the suite's processes. */
  suiteId?: string;
  log?: (line: string) => void;
}

export interface Suite {
  projectId: string;
  ports: Ports;
  /** For the environment of whoever uses the Admin SDK. */
  env: Record<string, string>;
  /** Folder that Hosting serves: the built web app, the widget and this suite's configuration. */
  siteFolder: string;
  /** Every process of this suite carries it. */
  suiteId: string;
  /** Resolves when the emulators ended, wanted or not. */
  ended: Promise<void>;
  /** Loads the built functions anew. */
  restartFunctions: () => Promise<void>;
  /** Kills the functions in the middle of everything (SIGKILL), and starts them again. */
  crashFunctions: () => Promise<void>;
  stop: () => Promise<void>;
}

/** No-op controls of a suite without functions. */
const WITHOUT_FUNCTIONS = { restartFunctions: async () => undefined, crashFunctions: async () => undefined };

async function checkPorts(ports: Ports, hostingPort: number): Promise<void> {
  const {
    functions,
    functionsEmulator,
    jobs,
    tasks,
    firestore,
    firestoreWebsocket,
    auth,
    storage,
    eventarc,
    hub,
    logging,
  } = ports;
  const own = [functions, functionsEmulator, jobs, tasks, firestore, firestoreWebsocket, auth, storage, eventarc, hub];
  const busy = await findBusyPort([hostingPort, ...own, logging]);
  if (busy !== undefined) {
    throw new ExpectedError(`Port ${busy} is in use; stop the other process or set PARLANCE_PORT_BASE.`);
  }
}

/** Secrets for the inbox and the Stripe stand-in on the same ports. */
function localSecrets(ports: Ports): Record<string, string> {
  return {
    SMTP_URL: `smtp://${HOST}:${ports.smtp}`,
    STRIPE_API_KEY: LOCAL_STRIPE.key,
    STRIPE_WEBHOOK_SECRET: LOCAL_STRIPE.webhookSecret,
    MAIL_GOOGLE_CLIENT_SECRET: LOCAL_MAIL_CLIENT.secret,
    MAIL_MICROSOFT_CLIENT_SECRET: LOCAL_MAIL_CLIENT.secret,
    ...aiSecrets({}),
  };
}

function emptyLogFolder(portBase: number): string {
  const folder = localPath('logs', String(portBase));
  fs.rmSync(folder, { recursive: true, force: true });
  fs.mkdirSync(folder, { recursive: true });
  return folder;
}

/** Puts together what Hosting serves. */
function publish(
  { projectId, ports, siteFolder }: Pick<Suite, 'projectId' | 'ports' | 'siteFolder'>,
  hostingPort: number,
  env: Readonly<Record<string, string>>,
): void {
  const contact = operatorAddress(env['CONTACT_EMAIL'] ?? '', env['MAIL_FROM'] ?? '');
  const trials = publicTrials(env);
  const config = runtimeConfig(projectId, ports, env, trials.hasTrials);
  publishSite(siteFolder, config, { origin: urlOf(hostingPort), contact, ...trials });
}

/**
 * Starts the Firebase emulators, the functions, the queues of their tasks, and Hosting, on ports of their own. Resolves when
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
  const workers = workerEnvironment(projectId, env);
  const secrets = prepareFunctions({
    folder: path.join(ROOT, functionsFolder),
    env,
    secrets: { ...localSecrets(ports), ...options.secrets },
  });
  const configFile = path.join(ROOT, portBase === 5000 ? 'firebase.local.json' : `firebase.local.${portBase}.json`);
  const publicFolder = path.join('.local', 'hosting', String(portBase));
  const siteFolder = path.join(ROOT, publicFolder);
  writeSuiteConfig({ ports, publicFolder, functionsFolder, ui: cachedDownload('ui').isCached, file: configFile });
  const logFolder = emptyLogFolder(portBase);
  const emulators = await launchEmulators({
    projectId,
    services: only,
    configFile,
    dataDir,
    env: { ...env, ...quietEnvironment(java, ports, options.use), ...provision.env, ...workers },
    suiteId,
    logFolder,
  });
  const stopEmulators = async (): Promise<void> => {
    await emulators.stop();
    fs.rmSync(configFile, { force: true });
  };
  const suite = { projectId, ports, env: clientEnvironment(projectId, ports), siteFolder, suiteId };
  if (!only.includes('functions')) {
    return { ...suite, ended: emulators.ended, ...WITHOUT_FUNCTIONS, stop: stopEmulators };
  }
  try {
    await options.webBuilt;
    publish(suite, hostingPort, env);
    const servers = await startServers({
      ...suite,
      env: { ...suite.env, ...workers, ...env, ...secrets },
      logFolder,
      longestDelayMs: options.longestDelayMs ?? Infinity,
      hosting: { port: hostingPort, compresses: options.compresses ?? false, configFile },
    });
    const stop = async (): Promise<void> => {
      await servers.stop();
      await stopEmulators();
    };
    return { ...suite, ended: emulators.ended, ...servers, stop };
  } catch (error) {
    await stopEmulators();
    throw error;
  }
}
