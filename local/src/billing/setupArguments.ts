import { parseArgs } from 'node:util';
import { ExpectedError } from '../errors/ExpectedError.ts';

export interface SetupArguments {
  project: string;
  /** Says what would be changed, and changes nothing. */
  isDryRun: boolean;
}

const USAGE = 'STRIPE_API_KEY=sk_… npm run billing:setup -- --project ID [--dry-run]';

function parse(args: readonly string[]) {
  try {
    const options = { project: { type: 'string' }, 'dry-run': { type: 'boolean', default: false } } as const;
    return parseArgs({ args: [...args], options }).values;
  } catch (error) {
    const reason = error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error);
    throw new ExpectedError(`${reason} Usage: ${USAGE}`);
  }
}

/** Reads the arguments of `npm run billing:setup`. Throws an `ExpectedError` that says how it is used. */
export function setupArguments(args: readonly string[]): SetupArguments {
  const { project = '', 'dry-run': isDryRun } = parse(args);
  if (project === '') throw new ExpectedError(`Name the Google Cloud project. Usage: ${USAGE}`);
  return { project, isDryRun };
}
