import { config } from '../../kernel/platform/config.ts';
import type { Rest, Slice } from '../../kernel/platform/schedule/Slice.ts';
import { MIGRATIONS } from './MIGRATIONS.ts';
import { runMigrations } from './runMigrations.ts';

/** Goes on with what this release's migrations have left to do, as far as a day may read. */
export async function migrateDocuments(slice: Slice): Promise<Rest> {
  return runMigrations(MIGRATIONS, slice, config().migrationDocumentsADay);
}
