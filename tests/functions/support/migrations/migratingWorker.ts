import { runMigrations } from '../../../../functions/src/edge/migrations/runMigrations.ts';
import { lengthMigration } from './lengthMigration.ts';

const [collection = '', stop = ''] = process.argv.slice(2);
let seen = 0;

/** Migrates a collection, tells its parent of each document that it has come to, and stands still at one of them. */
const migration = lengthMigration(collection, async () => {
  seen += 1;
  process.send?.(seen);
  if (seen === Number(stop)) await new Promise(() => setInterval(() => undefined, 1000));
});
await runMigrations([migration], { now: new Date(), isOver: () => false }, Infinity);
process.exit(0);
