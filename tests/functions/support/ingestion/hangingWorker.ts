import { createLocalProvider } from '../../../../functions/src/ai/local/createLocalProvider.ts';
import { ingestSource } from '../../../../functions/src/ingestion/ingestSource.ts';

const [orgId = '', sourceId = '', point = ''] = process.argv.slice(2);

/** Says so and stands still, if this is the point that was asked for: the test kills the process there. */
async function stopAt(here: string): Promise<void> {
  if (here !== point) return;
  process.stdout.write(`${here}\n`);
  await new Promise(() => setInterval(() => undefined, 1000));
}

const local = createLocalProvider();
let batches = 0;

await ingestSource(
  orgId,
  sourceId,
  {
    ...local,
    embedPassages: async (texts) => {
      batches += 1;
      await stopAt(batches === 1 ? 'embedding' : 'half-written');
      return local.embedPassages(texts);
    },
  },
  { onStep: stopAt },
);
// Everything is done: a kill here must change nothing.
await stopAt('finished');
process.exit(0);
