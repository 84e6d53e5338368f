import type { WebsiteSource } from '@parlance/domain/documents/knowledge/source';
import { AppError } from '@parlance/domain/errors';
import { LIMITS } from '@parlance/domain/limits';
import type { Fetched, Fetcher } from '../../../kernel/outgoing/createFetcher.ts';
import { OutgoingRefusal } from '../../../kernel/outgoing/OutgoingRefusal.ts';
import { refs } from '../../../kernel/platform/refs.ts';
import { createScope } from '../../crawling/addresses/createScope.ts';
import { isMarkup } from '../../crawling/reading/isMarkup.ts';
import { pageEncoding } from '../../extraction/page/pageCharset.ts';
import type { Original, OriginalPlace } from './Original.ts';

/** One page of a website as the site sends it now. Throws `not-found`, also for the website as a whole, and `site-unreachable`. */
export async function pageOriginal(
  orgId: string,
  { sourceId, pageId }: OriginalPlace,
  source: WebsiteSource,
  fetcher: Fetcher,
): Promise<Original> {
  if (pageId === null) throw new AppError('not-found');
  const page = (await refs.page(orgId, sourceId, pageId).get()).data();
  // An address that nothing was read from is none of ours to ask for.
  if (page === undefined || page.chunks === 0) throw new AppError('not-found');
  const { body, headers, url } = await load(source, page.url, fetcher);
  const contentType = headers['content-type'] ?? '';
  return {
    fileType: /^text\/plain\b/i.test(contentType) ? 'txt' : 'html',
    base64: Buffer.from(body).toString('base64'),
    charset: pageEncoding(body, contentType),
    url,
  };
}

/** Fetches what the site sends for a page that was read, from nowhere but the site. */
async function load({ website }: WebsiteSource, url: string, fetcher: Fetcher): Promise<Fetched> {
  const { isSameSite } = createScope(website.url, [], []);
  try {
    const answer = await fetcher(url, {
      accept: 'text/html,application/xhtml+xml,text/plain;q=0.8',
      maxBytes: LIMITS.pageBytes,
      checkHop: async (hop) => (isSameSite(hop) ? null : 'other-site'),
    });
    if (answer.status < 200 || answer.status > 299 || !isMarkup(answer.body)) throw new AppError('site-unreachable');
    return answer;
  } catch (error) {
    if (error instanceof OutgoingRefusal) throw new AppError('site-unreachable', {}, { cause: error });
    throw error;
  }
}
