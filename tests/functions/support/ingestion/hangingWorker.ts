import { createLocalProvider } from '../../../../functions/src/ai/vendors/local/createLocalProvider.ts';
import { ingestSource } from '../../../../functions/src/knowledge/ingestion/ingestSource.ts';

const [orgId = '', ...stops] = process.argv.slice(2);

/** Reads a source up to a point, says there that it stands, and stands still: the test kills the process then. */
async function readUpTo(point: string, sourceId: string): Promise<void> {
  const stopAt = async (here: string): Promise<void> => {
    if (here !== point) return;
    process.send?.(point);
    await new Promise(() => setInterval(() => undefined, 1000));
  };
  const local = createLocalProvider();
  let batches = 0;
  const embedPassages = async (texts: readonly string[]) => {
    batches += 1;
    await stopAt(batches === 1 ? 'embedding' : 'half-written');
    return local.embedPassages(texts);
  };
  await ingestSource(orgId, sourceId, { ...local, embedPassages }, { onStep: stopAt });
  // Everything is done: a kill here must change nothing.
  await stopAt('finished');
}

/** One source each: `point=sourceId`. */
await Promise.all(
  stops.map((stop) => {
    const [point = '', sourceId = ''] = stop.split('=');
    return readUpTo(point, sourceId);
  }),
);
process.exit(0);
