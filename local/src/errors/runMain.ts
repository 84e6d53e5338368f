import { ExpectedError } from './ExpectedError.ts';

/** The process of a command: ends it with the exit code of `main`, or with 1 and what went wrong, in one sentence where it was expected. */
export async function runMain(main: (args: readonly string[]) => number | Promise<number>): Promise<never> {
  try {
    process.exit(await main(process.argv.slice(2)));
  } catch (error) {
    console.error(error instanceof ExpectedError ? error.message : error);
    process.exit(1);
  }
}
