import path from 'node:path';
import { functionsBasePath } from '../config/functionsBasePath.ts';
import { functionsUrlOf } from '../config/functionsUrlOf.ts';
import type { Ports } from '../config/portsFrom.ts';
import { ROOT } from '../config/ROOT.ts';
import { urlOf } from '../config/urls.ts';
import { startFunctions } from '../functions/startFunctions.ts';
import { startHosting } from '../hosting/startHosting.ts';
import { startTaskQueues } from '../tasks/startTaskQueues.ts';
import { CODEBASES } from './CODEBASES.ts';

export interface ServersOptions {
  projectId: string;
  ports: Ports;
  /** The functions' environment, with their configuration and secrets. */
  env: Readonly<Record<string, string>>;
  suiteId: string;
  logFolder: string;
  longestDelayMs: number;
  hosting: { port: number; compresses: boolean; configFile: string };
}

export interface Servers {
  restartFunctions: () => Promise<void>;
  crashFunctions: () => Promise<void>;
  stop: () => Promise<void>;
}

/** Starts the functions' two processes, the queues of their tasks and Hosting: what the emulators would do slower or not at all. */
export async function startServers(options: ServersOptions): Promise<Servers> {
  const { projectId, ports, env, suiteId, logFolder } = options;
  const started: (() => Promise<void> | void)[] = [];
  const stop = async (): Promise<void> => {
    for (const stopOne of started.toReversed()) await stopOne();
  };
  const start = async (serves: 'requests' | 'jobs', port: number) => {
    const functions = await startFunctions({
      serves,
      port,
      basePath: functionsBasePath(projectId),
      bundles: CODEBASES.map(({ folder, prefix }) => ({ entry: path.join(ROOT, folder, 'lib', 'index.js'), prefix })),
      env,
      suiteId,
      logFile: path.join(logFolder, serves === 'jobs' ? 'jobs.log' : 'functions.log'),
    });
    started.push(functions.stop);
    return functions;
  };
  try {
    const [requests, jobs] = await Promise.all([start('requests', ports.functions), start('jobs', ports.jobs)]);
    const tasks = await startTaskQueues({
      port: ports.tasks,
      queues: jobs.queues,
      functionsUrl: `${urlOf(ports.jobs)}${functionsBasePath(projectId)}`,
      longestDelayMs: options.longestDelayMs,
    });
    started.push(tasks.stop);
    const hosting = await startHosting({ ...options.hosting, functionsUrl: functionsUrlOf(projectId, ports) });
    started.push(hosting.stop);
    return {
      restartFunctions: async () => {
        await Promise.all([requests.restart(), jobs.restart()]);
      },
      crashFunctions: async () => {
        await Promise.all([requests.crash(), jobs.crash()]);
      },
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}
