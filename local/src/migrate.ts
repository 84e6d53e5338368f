import { runMain } from './errors/runMain.ts';
import { migrateArguments } from './migrate/migrateArguments.ts';
import { printTable } from './printTable.ts';

const FAILURES_SHOWN = 20;

/** The functions' own code, which takes its project from the environment once it is loaded. */
async function loadFor(project: string) {
  process.env['GOOGLE_CLOUD_PROJECT'] = project;
  const [{ refs }, { MIGRATIONS }, { tryMigrations }] = await Promise.all([
    import('../../functions/src/kernel/platform/refs.ts'),
    import('../../functions/src/edge/migrations/MIGRATIONS.ts'),
    import('../../functions/src/edge/migrations/tryMigrations.ts'),
  ]);
  return { refs, MIGRATIONS, tryMigrations };
}

type Loaded = Awaited<ReturnType<typeof loadFor>>;

async function dryRun({ MIGRATIONS, tryMigrations }: Loaded, most: number): Promise<number> {
  const trials = await tryMigrations(MIGRATIONS, new Date(), most);
  const rows = trials.map(({ pass, read, toWrite, toChange, failures, reads }) =>
    [pass, read, toWrite, toChange, failures.length, reads].map(String),
  );
  printTable([['pass', 'documents', 'to write', 'to change', 'failing', 'reads'], ...rows]);
  const failures = trials.flatMap(({ failures: ofPass }) => ofPass);
  for (const { document, error } of failures.slice(0, FAILURES_SHOWN)) {
    console.log(`FAILED ${document}: ${error instanceof Error ? error.message : String(error)}`);
  }
  return failures.length === 0 ? 0 : 1;
}

async function show({ refs }: Loaded): Promise<void> {
  const progress = (await refs.migrations().get()).data();
  if (progress === undefined) {
    console.log('No migration has begun. The functions begin them at the time of `everyDay`.');
    return;
  }
  const rows = Object.entries(progress.passes).map(([pass, { read, changed, failed, startedAt, finishedAt }]) => {
    const ended = finishedAt?.toISOString() ?? 'goes on';
    return [pass, `${read}`, `${changed}`, `${failed}`, startedAt.toISOString(), ended];
  });
  printTable([['pass', 'documents', 'changed', 'failed', 'began', 'ended'], ...rows]);
  console.log(`${progress.readOnDay} documents were read on ${progress.day} (UTC).`);
}

/**
 * `npm run migrate -- --project ID`: shows how far the migrations of stored documents came. `--dry-run` counts what they would do and
 * writes nothing; `--again` has the functions go through all documents once more, in which those of the present version are left.
 */
async function main(args: readonly string[]): Promise<number> {
  const { project, isDryRun, most, again } = migrateArguments(args);
  const loaded = await loadFor(project);
  if (isDryRun) return dryRun(loaded, most);
  if (again) await loaded.refs.migrations().delete();
  await show(loaded);
  return 0;
}

await runMain(main);
