import { type MigrationPass, type Migrations, newMigrations } from '@parlance/domain/documents/migrations';
import { newId } from '@parlance/domain/ids';
import { GrpcStatus, type Timestamp } from 'firebase-admin/firestore';
import { db } from '../../kernel/platform/app.ts';
import { refs } from '../../kernel/platform/refs.ts';
import { asRead } from '../../kernel/platform/writes/asRead.ts';
import { grpcCodeOf } from '../../kernel/platform/writes/grpcCodeOf.ts';
import { isConflict } from '../../kernel/platform/writes/isConflict.ts';
import type { MigratedPage } from './migratePage.ts';

/**
 * Outcome of a commit: `overtaken` where another worker has gone on, `refusal` what Firestore says of a document that was written
 * meanwhile, or would be too large.
 */
type Committed = 'written' | 'overtaken' | { refusal: unknown };

/** The version document as one worker knows it. */
export interface Progress {
  /** Documents read on the day. */
  readOnDay: number;
  passOf: (name: string) => MigrationPass | undefined;
  /** Writes documents and how far a pass came, all or nothing, each document only as it was read. */
  commit: (name: string, pass: MigrationPass, reads: number, writes: MigratedPage['writes']) => Promise<Committed>;
}

function dayOf(now: Date, before: string): string {
  const today = now.toISOString().slice(0, 'yyyy-mm-dd'.length);
  // A task of yesterday that comes late takes from today's documents.
  return before > today ? before : today;
}

function isRefused(error: unknown): boolean {
  return isConflict(error) || grpcCodeOf(error) === GrpcStatus.INVALID_ARGUMENT;
}

function isSame(one: Timestamp | undefined, other: Timestamp | undefined): boolean {
  return one === undefined || other === undefined ? one === other : one.isEqual(other);
}

/** Reads how far the migrations came. One read. */
export async function openProgress(now: Date): Promise<Progress> {
  const ref = refs.migrations();
  const worker = newId();
  const found = await ref.get();
  let known: Migrations = found.data() ?? newMigrations();
  let writtenAt: Timestamp | undefined = found.updateTime;
  const day = dayOf(now, known.day);
  if (day !== known.day) known = { ...known, day, readOnDay: 0 };

  const write = async (next: Migrations, writes: MigratedPage['writes']): Promise<Committed> => {
    const batch = db.batch();
    for (const { found: document, fields } of writes) batch.update(document.ref, fields, asRead(document));
    if (writtenAt === undefined) batch.create(ref, next);
    else batch.update(ref.withConverter(null), next, asRead({ updateTime: writtenAt }));
    try {
      writtenAt = (await batch.commit()).at(-1)?.writeTime;
      return 'written';
    } catch (error) {
      if (!isRefused(error)) throw error;
      const present = await ref.get();
      if (isSame(present.updateTime, writtenAt)) return { refusal: error };
      if (present.data()?.worker !== worker) return 'overtaken';
      // The answer to it was lost on its way, and the client's next try found it there.
      writtenAt = present.updateTime;
      return 'written';
    }
  };

  return {
    get readOnDay() {
      return known.readOnDay;
    },
    passOf: (name) => known.passes[name],
    commit: async (name, pass, reads, writes) => {
      const readOnDay = known.readOnDay + reads;
      const next = { ...known, worker, readOnDay, passes: { ...known.passes, [name]: pass } };
      const committed = await write(next, writes);
      if (committed === 'written') known = next;
      return committed;
    },
  };
}
