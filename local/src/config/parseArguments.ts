import { parseArgs } from 'node:util';
import { ExpectedError } from '../errors/ExpectedError.ts';

export interface StartArguments {
  /** Drop the data of earlier runs. */
  reset: boolean;
  /** Vite with hot reload instead of the built web app. */
  dev: boolean;
}

export function parseArguments(args: readonly string[]): StartArguments {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: { reset: { type: 'boolean', default: false }, dev: { type: 'boolean', default: false } },
    });
    return values;
  } catch (error) {
    const reason = error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error);
    throw new ExpectedError(`${reason.replace(/\.?$/, '.')} Known are --reset and --dev.`);
  }
}
