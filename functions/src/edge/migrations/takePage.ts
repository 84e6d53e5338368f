import type { MigrationPass } from '@parlance/domain/documents/migrations';
import type { QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { logEvent } from '../../kernel/platform/log/logEvent.ts';
import { byPath } from '../../kernel/platform/queries/byPath.ts';
import { migratePage, type MigratedPage } from './migratePage.ts';
import type { Progress } from './openProgress.ts';
import type { Pass } from './passesOf.ts';

const PAGE = 100;
/** A page that others write to while it is migrated is read again, and is so much smaller then. */
const SMALLER = 10;
/** A document that others write to all the time is read so often. */
const TRIES = 5;

/** Documents that are left as they are, for Firestore refused every try to write them. */
function leftOut(docs: readonly QueryDocumentSnapshot[], error: unknown): MigratedPage {
  const failures = docs.map(({ ref }) => ({ document: ref.path, error }));
  return { writes: [], changed: 0, failures, reads: docs.length };
}

function newPass(startedAt: Date): MigrationPass {
  return { cursor: null, read: 0, changed: 0, failed: 0, startedAt, finishedAt: null };
}

/**
 * Migrates the next documents of a pass and writes them together with how far it came, so that a worker that is killed anywhere loses
 * and repeats nothing. Where somebody else wrote to one of them meanwhile, that stands, and the document is read again.
 * @param most Documents that may be read yet today, at least 1.
 * @returns False where another worker has gone on with the pass.
 */
export async function takePage(progress: Progress, pass: Pass, now: Date, most: number): Promise<boolean> {
  const before = progress.passOf(pass.name) ?? newPass(now);
  let size = Math.min(PAGE, most);
  let reads = 0;
  let refusal: unknown;
  for (let tries = 0; ;) {
    const { docs } = await byPath(pass.collection, before.cursor).limit(size).get();
    const page = tries < TRIES ? await migratePage(docs, pass, now) : leftOut(docs, refusal);
    reads += page.reads;
    const isLast = docs.length < size;
    const next = {
      ...before,
      cursor: isLast ? null : (docs.at(-1)?.ref.path ?? null),
      read: before.read + docs.length,
      changed: before.changed + page.changed,
      failed: before.failed + page.failures.length,
      finishedAt: isLast ? now : null,
    };
    const committed = await progress.commit(pass.name, next, reads, page.writes);
    if (committed === 'overtaken') return false;
    if (committed === 'written') {
      for (const { document, error } of page.failures) {
        logEvent('document not migrated', { pass: pass.name, document }, error);
      }
      return true;
    }
    ({ refusal } = committed);
    if (size === 1) tries += 1;
    size = Math.ceil(size / SMALLER);
  }
}
