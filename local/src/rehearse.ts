import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { startCloud } from './rehearse/cloud/startCloud.ts';
import { startPreviousSite } from './rehearse/previousSite.ts';
import { rollbackSteps } from './rehearse/rollback/rollbackSteps.ts';
import { startLiveSite } from './rehearse/rollback/startLiveSite.ts';
import { runSteps } from './rehearse/runSteps.ts';
import { STEPS } from './rehearse/STEPS.ts';

/*
 * `npm run rehearse`: a deployment of what is committed, without a cloud. `--fresh` installs the copy by `npm ci`, `--from` takes
 * a commit instead of the working tree, `--keep` leaves the temporary folder. `--rollback` rehearses the way to another version and back instead.
 */

const { values } = parseArgs({
  options: {
    fresh: { type: 'boolean', default: false },
    from: { type: 'string' },
    keep: { type: 'boolean', default: false },
    rollback: { type: 'boolean', default: false },
  },
});

const folder = fs.mkdtempSync(path.join(fs.realpathSync(os.tmpdir()), 'parlance-rehearsal-'));
const below = (name: string): string => path.join(folder, name);
const folders = {
  tree: below('tree'),
  upload: below('upload'),
  billing: below('billing'),
  site: below('site'),
  scratch: below('scratch'),
};
const cloud = await startCloud();
const previous = values.rollback ? await startLiveSite(cloud.requests) : await startPreviousSite();
const { steps, end } = values.rollback ? rollbackSteps(console.log) : { steps: STEPS, end: async () => undefined };
try {
  for (const name of Object.values(folders)) fs.mkdirSync(name);
  const rehearsal = { ...folders, cloud, previous, from: values.from, isFresh: values.fresh };
  const failed = await runSteps(steps, rehearsal, console.log);
  console.log(failed === 0 ? `\nAll ${steps.length} steps passed` : `\n${failed} of ${steps.length} steps FAILED`);
  process.exitCode = failed === 0 ? 0 : 1;
} finally {
  await end();
  await previous.stop();
  await cloud.stop();
  if (values.keep) console.log(`Left in ${folder}`);
  else fs.rmSync(folder, { recursive: true, force: true });
}
