import { parseArgs } from 'node:util';
import { ExpectedError } from '../errors/ExpectedError.ts';

export interface DeployArguments {
  project: string;
  /** Only prepares the project and checks it, and releases nothing. */
  prepare: boolean;
  /** Sender of mails, the first time. */
  mailFrom: string | undefined;
  /** Whom alerts are sent to. */
  alerts: string | undefined;
  /** Monthly cost above which Google warns, in the account's currency. */
  budget: number | undefined;
  /** Deletes indexes that this version does not ask for: nobody goes back to one that does. */
  pruneIndexes: boolean;
  /** Only sends the traffic of functions back to what served at this time, and releases nothing. */
  backTo: Date | undefined;
}

const USAGE =
  'npm run deploy -- --project ID [--mail-from "Name <address>"] [--alerts ADDRESS] [--budget UNITS_A_MONTH] [--prepare] [--prune-indexes] [--back-to TIME]';

/** https://cloud.google.com/resource-manager/docs/creating-managing-projects */
const PROJECT_ID = /^[a-z][a-z0-9-]{4,28}[a-z0-9]$/;

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: {
        project: { type: 'string' },
        prepare: { type: 'boolean', default: false },
        'mail-from': { type: 'string' },
        alerts: { type: 'string' },
        budget: { type: 'string' },
        'prune-indexes': { type: 'boolean', default: false },
        'back-to': { type: 'string' },
      },
    }).values;
  } catch (error) {
    const reason = error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error);
    throw new ExpectedError(`${reason} Usage: ${USAGE}`);
  }
}

/** With its zone: an operator's clock is not always Google's. */
const TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:\d\d)$/;

function readTime(value: string | undefined): Date | undefined {
  if (value === undefined) return undefined;
  const time = new Date(value);
  if (TIME.test(value) && time.getTime() < Date.now()) return time;
  throw new ExpectedError('--back-to is a time that is over, with its zone, such as 2026-01-31T09:30Z.');
}

/** Reads the arguments of `npm run deploy`. Throws an `ExpectedError` that says how it is used. */
export function deployArguments(args: readonly string[]): DeployArguments {
  const values = parse(args);
  const { project = '', prepare, 'mail-from': mailFrom, alerts, budget, 'prune-indexes': pruneIndexes } = values;
  if (!PROJECT_ID.test(project) || project.startsWith('demo-')) {
    throw new ExpectedError(`Name the Google Cloud project. Usage: ${USAGE}`);
  }
  if (budget !== undefined && !/^[1-9]\d{0,7}$/.test(budget)) {
    throw new ExpectedError('--budget is a whole number of units of the account’s currency, such as 200.');
  }
  if (alerts !== undefined && !/^[^\s@]+@[^\s@]+$/.test(alerts))
    throw new ExpectedError('--alerts is an e-mail address.');
  const backTo = readTime(values['back-to']);
  return {
    project,
    prepare,
    mailFrom,
    alerts,
    budget: budget === undefined ? undefined : Number(budget),
    pruneIndexes,
    backTo,
  };
}
