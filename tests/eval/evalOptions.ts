import { parseArgs } from 'node:util';
import { ExpectedError } from '../../local/src/errors/ExpectedError.ts';

interface EvalOptions {
  /** A folder of questions, or of conversations, to be scored in place of the repository's own. */
  corpus: string | undefined;
  provider: string;
  json: boolean;
  /** Runs conversations of simulated customers in place of single questions. */
  simulate: boolean;
  /** Prints each question with what was answered. */
  answers: boolean;
}

/** Parses the arguments of `npm run eval --`. */
export function evalOptions(args: readonly string[]): EvalOptions {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: {
        corpus: { type: 'string' },
        provider: { type: 'string', default: 'local' },
        json: { type: 'boolean', default: false },
        simulate: { type: 'boolean', default: false },
        answers: { type: 'boolean', default: false },
      },
    });
    return { ...values, corpus: values.corpus };
  } catch {
    throw new ExpectedError(
      'Usage: npm run eval -- [--simulate] [--corpus FOLDER] [--provider NAME] [--json] [--answers]',
    );
  }
}
