import { killMarked } from './killMarked.ts';

/**
 * Runs beside the launcher and reads nothing. Its standard input ends when the launcher does, however that happened, even by
 * `kill -9`; then it gives the suite a moment to stop in order and ends what is left.
 */
const ORDERLY_STOP_MS = 3000;
const [suiteId = '', cliPid = ''] = process.argv.slice(2);

process.stdin.resume();
process.stdin.on('end', () => {
  try {
    process.kill(Number(cliPid), 'SIGTERM');
  } catch {
    // Stopped already, as it should be.
  }
  setTimeout(() => {
    void killMarked(suiteId);
  }, ORDERLY_STOP_MS);
});
// Ctrl-C reaches the whole terminal group: the guard has to outlive the launcher.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => undefined);
