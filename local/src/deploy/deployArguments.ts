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
}

const USAGE =
  'npm run deploy -- --project ID [--mail-from "Name <address>"] [--alerts ADDRESS] [--budget UNITS_A_MONTH] [--prepare]';

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
      },
    }).values;
  } catch (error) {
    const reason = error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error);
    throw new ExpectedError(`${reason} Usage: ${USAGE}`);
  }
}

/** Reads the arguments of `npm run deploy`. Throws an `ExpectedError` that says how it is used. */
export function deployArguments(args: readonly string[]): DeployArguments {
  const { project = '', prepare, 'mail-from': mailFrom, alerts, budget } = parse(args);
  if (!PROJECT_ID.test(project) || project.startsWith('demo-')) {
    throw new ExpectedError(`Name the Google Cloud project. Usage: ${USAGE}`);
  }
  if (budget !== undefined && !/^[1-9]\d{0,7}$/.test(budget)) {
    throw new ExpectedError('--budget is a whole number of units of the account’s currency, such as 200.');
  }
  if (alerts !== undefined && !/^[^\s@]+@[^\s@]+$/.test(alerts))
    throw new ExpectedError('--alerts is an e-mail address.');
  return { project, prepare, mailFrom, alerts, budget: budget === undefined ? undefined : Number(budget) };
}
