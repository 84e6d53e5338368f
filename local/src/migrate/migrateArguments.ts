import { parseArgs } from 'node:util';
import { ExpectedError } from '../errors/ExpectedError.ts';

export interface MigrateArguments {
  project: string;
  /** Counts what would be done and writes nothing. */
  isDryRun: boolean;
  /** Documents of each collection that a dry run looks at. */
  most: number;
  /** Lets the functions begin all migrations anew. */
  again: boolean;
}

const USAGE = 'npm run migrate -- --project ID [--dry-run [--most DOCUMENTS]] [--again]';

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: {
        project: { type: 'string', default: '' },
        'dry-run': { type: 'boolean', default: false },
        most: { type: 'string' },
        again: { type: 'boolean', default: false },
      },
    }).values;
  } catch (error) {
    const reason = error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error);
    throw new ExpectedError(`${reason} Usage: ${USAGE}`);
  }
}

/** Reads the arguments of `npm run migrate`. Throws an `ExpectedError` that says how it is used. */
export function migrateArguments(args: readonly string[]): MigrateArguments {
  const { project, 'dry-run': isDryRun, most, again } = parse(args);
  if (!/^[a-z][a-z0-9-]{4,28}[a-z0-9]$/.test(project)) throw new ExpectedError(`Name the project. Usage: ${USAGE}`);
  if (most !== undefined && (!isDryRun || !/^[1-9]\d{0,9}$/.test(most))) {
    throw new ExpectedError(`--most is the number of documents that a dry run looks at. Usage: ${USAGE}`);
  }
  if (isDryRun && again) throw new ExpectedError(`--dry-run writes nothing. Usage: ${USAGE}`);
  return { project, isDryRun, most: most === undefined ? Infinity : Number(most), again };
}
