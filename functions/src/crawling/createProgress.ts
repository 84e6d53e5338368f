import { refs } from '../platform/refs.ts';
import type { CrawlRun } from './crawlRun.ts';
import { figuresOf } from './figuresOf.ts';

const EVERY_MS = 1000;

export interface Progress {
  /** Writes how far the run is, unless that was written within the last second. */
  report: () => void;
  /** Resolves when nothing is on its way any more, so that it cannot overwrite what comes after. */
  settled: () => Promise<void>;
}

/** The figures that people watch while a website is read. A source that was deleted meanwhile is left alone. */
export function createProgress(run: CrawlRun): Progress {
  let last = 0;
  let writing: Promise<void> | undefined;
  const report = () => {
    if (writing !== undefined || Date.now() - last < EVERY_MS) return;
    last = Date.now();
    const pages = run.frontier.ofRun();
    const done = pages.filter(({ status }) => status !== 'queued').length;
    writing = refs
      .source(run.task.orgId, run.task.sourceId)
      .update({ ...figuresOf(run), attempts: 0, progress: 0.05 + (0.9 * done) / Math.max(pages.length, 1) })
      .then(
        () => undefined,
        () => undefined,
      )
      .finally(() => {
        writing = undefined;
      });
  };
  return { report, settled: async () => writing };
}
