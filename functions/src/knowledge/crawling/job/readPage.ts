import type { Page, PageReason } from '@parlance/domain/documents/knowledge/page';
import { AppError } from '@parlance/domain/errors';
import { LIMITS } from '@parlance/domain/limits';
import { CHUNKER } from '../../chunks/CHUNKER.ts';
import type { PageContent } from '../../extraction/page/extractPage.ts';
import { pageDirectives } from '../../extraction/page/pageDirectives.ts';
import type { Fetched } from '../../../kernel/outgoing/createFetcher.ts';
import { OutgoingRefusal } from '../../../kernel/outgoing/OutgoingRefusal.ts';
import type { CrawlRun } from './crawlRun.ts';
import { isMarkup } from '../reading/isMarkup.ts';
import { retryAfterMs } from '../politeness/retryAfterMs.ts';

/** Outcome of requesting a page. */
export type PageReading =
  | {
      kind: 'read';
      url: string;
      httpStatus: number;
      etag: string | null;
      lastModified: string | null;
      content: PageContent;
    }
  /** The site says that nothing has changed since the last run. */
  | { kind: 'unchanged' }
  /** The site wants a pause before anything else is asked for. */
  | { kind: 'later'; delayMs: number; httpStatus: number }
  | {
      kind: 'left';
      status: 'skipped' | 'failed';
      reason: PageReason;
      httpStatus: number | null;
      /** True if it may well be another time: the text of the run before is kept. */
      isPassing: boolean;
    };

const CONTENT_TYPES = /^(?:text\/html|application\/xhtml\+xml|text\/plain)\b/i;

/** Reasons that say something about the moment rather than the page. */
const PASSING: ReadonlySet<PageReason> = new Set(['timeout', 'unreachable', 'http-error']);
const SKIPPING: ReadonlySet<PageReason> = new Set(['robots', 'other-site', 'not-html', 'login-required']);

function left(reason: PageReason, httpStatus: number | null = null, isPassing = PASSING.has(reason)): PageReading {
  return { kind: 'left', status: SKIPPING.has(reason) ? 'skipped' : 'failed', reason, httpStatus, isPassing };
}

/** Asks for a page and takes it apart, within what the site's rules allow. */
export async function readPage(run: CrawlRun, page: Page): Promise<PageReading> {
  const { permissions, scope, tools, source } = run;
  const refusal = await permissions.refusal(page.url);
  if (refusal !== null) return left(refusal);
  await run.pace();
  // Passages that were cut in an older way, or have vectors of another space, are made anew, whatever the site says about its text.
  const isPresent = source.embeddingSpace === tools.provider.embeddingSpace && source.chunker >= CHUNKER;
  const isKnown = page.chunks > 0 && isPresent;
  try {
    const answer = await tools.fetch(page.url, {
      accept: 'text/html,application/xhtml+xml,text/plain;q=0.8,*/*;q=0.1',
      maxBytes: LIMITS.pageBytes,
      headers: isKnown ? { ifNoneMatch: page.etag, ifModifiedSince: page.lastModified } : {},
      checkHop: async (url) => (scope.isSameSite(url) ? permissions.refusal(url.href) : 'other-site'),
      signal: run.signal,
    });
    return await judge(run, answer, isKnown);
  } catch (error) {
    if (error instanceof OutgoingRefusal) return left(error.reason);
    // The reader gave up: too much nesting, too much memory, too much time.
    if (error instanceof AppError) return left('unreadable');
    throw error;
  }
}

async function judge(
  { tools }: CrawlRun,
  { url, status, headers, body }: Fetched,
  isKnown: boolean,
): Promise<PageReading> {
  if (status === 304 && isKnown) return { kind: 'unchanged' };
  if (status === 401) return left('login-required', status);
  if (status === 404 || status === 410) return left('not-found', status);
  if (status === 429 || status === 503) {
    return { kind: 'later', delayMs: retryAfterMs(headers['retry-after']), httpStatus: status };
  }
  if (status < 200 || status > 299) return left('http-error', status, status >= 500);
  const contentType = headers['content-type'] ?? 'text/html';
  if (!CONTENT_TYPES.test(contentType) || !isMarkup(body)) return left('not-html', status);
  const content = await tools.extract({ kind: 'page', bytes: body, contentType, url });
  const { index, follow } = pageDirectives(headers['x-robots-tag'] ?? '');
  return {
    kind: 'read',
    url,
    httpStatus: status,
    etag: validator(headers.etag),
    lastModified: validator(headers['last-modified']),
    content: { ...content, robots: { index: content.robots.index && index, follow: content.robots.follow && follow } },
  };
}

/** Validator that goes back to the site in a header the next time: printable and short, or null. */
function validator(value: string | null): string | null {
  return value !== null && /^[\x20-\x7e]{1,200}$/.test(value) ? value : null;
}
