import { refs } from '../../../kernel/platform/refs.ts';
import type { CrawlRun } from './crawlRun.ts';
import { figuresOf } from './figuresOf.ts';

const EVERY_MS = 1000;

export interface Progress {
  /** Writes how far the run is: at once, or a second after the last time. */
  report: () => void;
  /** Resolves when nothing is on its way any more, so that it cannot overwrite what comes after. */
  whenWritten: () => Promise<void>;
}

/** The figures that people watch while a website is read. A source that was deleted meanwhile is left alone. */
export function createProgress(run: CrawlRun): Progress {
  let last = 0;
  let planned: NodeJS.Timeout | undefined;
  let writing: Promise<unknown> = Promise.resolve();
  const write = async () => {
    const pages = run.frontier.ofRun();
    const done = pages.filter(({ status }) => status !== 'queued').length;
    await refs
      .source(run.task.orgId, run.task.sourceId)
      .update({
        ...figuresOf(run),
        attempts: 0,
        waitingSince: null,
        progress: 0.05 + (0.9 * done) / Math.max(pages.length, 1),
      })
      .catch(() => undefined);
  };
  // What was reported too early is written later: the page that comes next may take long.
  const report = () => {
    planned ??= setTimeout(
      () => {
        planned = undefined;
        last = Date.now();
        writing = writing.then(write);
      },
      Math.max(0, last + EVERY_MS - Date.now()),
    );
  };
  return {
    report,
    whenWritten: async () => {
      clearTimeout(planned);
      await writing;
    },
  };
}
