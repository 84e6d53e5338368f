import { runMain } from '../local/src/errors/runMain.ts';
import { belowFloors } from './eval/belowFloors.ts';
import { evalOptions } from './eval/evalOptions.ts';
import type { Outcome } from './eval/outcome.ts';
import { ownCorpora } from './eval/ownCorpora.ts';
import { providerOf } from './eval/providerOf.ts';
import { readCorpora } from './eval/readCorpora.ts';
import { rowsOf } from './eval/rowsOf.ts';
import { runCorpora } from './eval/runCorpora.ts';
import { startSimulation } from './eval/simulate/startSimulation.ts';

function printAnswer({ kind, question, query, text, isContained, documentId }: Outcome): void {
  const isRight = documentId === null ? text === '' : isContained;
  const lookedUp = query === question ? '' : ` (${query})`;
  console.log(`${isRight ? 'right' : 'WRONG'} ${kind}: ${question}${lookedUp}\n${text === '' ? '-' : text}\n`);
}

/** `npm run eval`: how well questions are answered, or simulated customers are helped, in figures (docs/evaluation.md). */
async function main(args: readonly string[]): Promise<number> {
  const options = evalOptions(args);
  if (options.simulate) return startSimulation(args);
  const provider = providerOf(options.provider);
  const corpora = options.corpus === undefined ? await ownCorpora() : await readCorpora(options.corpus, 'corpus');
  const outcomes = await runCorpora(corpora, provider);
  const rows = rowsOf(outcomes);
  if (options.answers) for (const outcome of [...outcomes.values()].flat()) printAnswer(outcome);
  if (options.json) for (const [name, scores] of rows) console.log(JSON.stringify({ name, ...scores }));
  else console.table(Object.fromEntries(rows));
  if (options.corpus !== undefined || options.provider !== 'local') return 0;
  const below = await belowFloors(rows);
  for (const line of below) console.error(line);
  return below.length === 0 ? 0 : 1;
}

await runMain(main);
