import path from 'node:path';
import { startSuite } from '../../../local/src/emulators/startSuite.ts';
import { runProcess } from '../../runner/runProcess.ts';
import { testEnvironment } from '../../support/testEnvironment.ts';

const PORT_BASE = Number(process.env['PARLANCE_EVAL_PORT_BASE'] ?? '6400');

/** Starts a database and a store of files, and lets simulated customers talk to chatbots there. Returns the exit code. */
export async function startSimulation(args: readonly string[]): Promise<number> {
  const suite = await startSuite({
    projectId: 'demo-parlance',
    portBase: PORT_BASE,
    only: ['firestore', 'storage'],
    use: 'benches',
  });
  try {
    const file = path.join(import.meta.dirname, 'runSimulation.ts');
    return await runProcess(process.execPath, [file, ...args], testEnvironment(suite, PORT_BASE, ''));
  } finally {
    await suite.stop();
  }
}
