import type { Migration } from '../../kernel/platform/schedule/Migration.ts';
import { byPath } from '../../kernel/platform/queries/byPath.ts';
import { migratePage } from './migratePage.ts';
import { passesOf } from './passesOf.ts';

const PAGE = 100;

/** Figures of a pass that writes nothing. */
interface Trial {
  /** Collection and version. */
  pass: string;
  /** Documents of the collection that were looked at. */
  read: number;
  /** Documents that lack the version, and those of them whose fields would change. */
  toWrite: number;
  toChange: number;
  failures: readonly { document: string; error: unknown }[];
  /** Documents that were read, those beside the collection's own among them: what Firestore bills. */
  reads: number;
}

/** Does everything that migrations do and writes nothing. It looks at all documents of their collections, or the first `most` of each. */
export async function tryMigrations(migrations: readonly Migration[], now: Date, most = Infinity): Promise<Trial[]> {
  const trials: Trial[] = [];
  for (const pass of passesOf(migrations)) {
    const trial = { pass: pass.name, read: 0, toWrite: 0, toChange: 0, reads: 0 };
    const failures: { document: string; error: unknown }[] = [];
    for (let cursor: string | null | undefined = null; cursor !== undefined && trial.read < most;) {
      const size = Math.min(PAGE, most - trial.read);
      const { docs } = await byPath(pass.collection, cursor).limit(size).get();
      const page = await migratePage(docs, pass, now);
      trial.read += docs.length;
      trial.toWrite += page.writes.length;
      trial.toChange += page.changed;
      trial.reads += page.reads;
      failures.push(...page.failures);
      cursor = docs.length < size ? undefined : docs.at(-1)?.ref.path;
    }
    trials.push({ ...trial, failures });
  }
  return trials;
}
