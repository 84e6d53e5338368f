import { createLocalProvider } from '../../functions/src/ai/local/createLocalProvider.ts';
import { runCorpus } from '../eval/runCorpus.ts';
import { scoresOf } from '../eval/scoresOf.ts';
import { xquadCorpus } from '../eval/xquadCorpus.ts';
import { answerLatency } from './answerLatency.ts';
import { bundleSizes } from './bundleSizes.ts';
import { coldStart } from './coldStart.ts';
import { crawlSpeed } from './crawlSpeed.ts';
import { ingestionSpeed } from './ingestionSpeed.ts';
import { loadRun } from './loadRun.ts';
import { loaderBlocking } from './loaderBlocking.ts';

/** One figure per line, so that two runs can be compared by a program. */
function print(what: string, figures: Record<string, unknown>): void {
  console.log(JSON.stringify({ what, ...figures }));
}

print('sizes, bytes gzip', bundleSizes());
print('cold start of each function, ms and MB', coldStart());
print('main thread held up by widgets, ms at 4x slowdown', await loaderBlocking());
for (const language of ['en', 'de'] as const) {
  const corpus = await xquadCorpus(language);
  if (corpus === undefined)
    print('retrieval', { language, skipped: 'set PARLANCE_TEST_DATA to the folder with xquad-half' });
  else print('retrieval', { language, ...scoresOf(await runCorpus(corpus, createLocalProvider())) });
}
print('ingestion, ms', await ingestionSpeed());
print('crawl, s', await crawlSpeed());
print('answer, ms', await answerLatency());
print('load, 200 visitors, ms beyond the model', await loadRun());
