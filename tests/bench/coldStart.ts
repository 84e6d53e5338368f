import { spawnSync } from 'node:child_process';
import * as z from 'zod';
import { inRepo, readRepo } from '../support/repo.ts';

/** Imports the bundle as the process of one function does, and reports when nothing is left to load. */
const SCRIPT = `
const start = performance.now();
process.once('beforeExit', () => {
  const ms = Math.round(performance.now() - start);
  console.log(JSON.stringify({ ms, megabytes: Math.round(process.memoryUsage().rss / 2 ** 20) }));
  process.exit();
});
await import(process.env.BUNDLE);
`;

const coldSchema = z.object({ ms: z.int(), megabytes: z.int() });

/** Cost of loading a process of each function before its first request: milliseconds, and resident memory in megabytes. */
export function coldStart(bundle = inRepo('functions/dist/lib/index.js')): Record<string, z.infer<typeof coldSchema>> {
  const names = [...readRepo('functions/src/index.ts').matchAll(/^export \{([^}]+)\} from/gm)].flatMap(
    ([, list = '']) => list.split(',').map((name) => name.trim()),
  );
  const config = JSON.stringify({ projectId: 'demo-bench', storageBucket: 'demo-bench.appspot.com' });
  const measured = names.filter(Boolean).map((name) => {
    const { stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', SCRIPT], {
      encoding: 'utf8',
      env: {
        ...process.env,
        BUNDLE: bundle,
        FUNCTION_TARGET: name,
        GCLOUD_PROJECT: 'demo-bench',
        FIREBASE_CONFIG: config,
      },
    });
    return [name, coldSchema.parse(JSON.parse(stdout))] as const;
  });
  return Object.fromEntries(measured);
}
