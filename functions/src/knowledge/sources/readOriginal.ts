import type { readOriginal as contract } from '@parlance/domain/contracts/sources/originals';
import type { FileSource, WebsiteSource } from '@parlance/domain/documents/knowledge/source';
import { encodingOf } from '@parlance/domain/encoding/encodingOf';
import { AppError } from '@parlance/domain/errors';
import { LIMITS } from '@parlance/domain/limits';
import type * as z from 'zod/mini';
import { createScope } from '../crawling/addresses/createScope.ts';
import { isMarkup } from '../crawling/reading/isMarkup.ts';
import { pageEncoding } from '../extraction/page/pageCharset.ts';
import { sourceFile } from '../../kernel/platform/sourceFile.ts';
import type { Fetched, Fetcher } from '../../kernel/outgoing/createFetcher.ts';
import { OutgoingRefusal } from '../../kernel/outgoing/OutgoingRefusal.ts';
import { refs } from '../../kernel/platform/refs.ts';

type Original = z.infer<typeof contract.output>;

interface Place {
  sourceId: string;
  /** One page of a website; null for a file. */
  pageId: string | null;
}

/**
 * The original of a source: the stored file, or one page of a website as the site sends it now. Throws `not-found`, `file-missing` or
 * `site-unreachable`.
 */
export async function readOriginal(orgId: string, { sourceId, pageId }: Place, fetcher: Fetcher): Promise<Original> {
  const source = (await refs.source(orgId, sourceId).get()).data();
  if (source?.type === 'file' && pageId === null) return readFile(orgId, sourceId, source);
  if (source?.type !== 'website' || pageId === null) throw new AppError('not-found');
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

async function readFile(orgId: string, sourceId: string, source: FileSource): Promise<Original> {
  const file = sourceFile(orgId, sourceId, source);
  const [exists] = await file.exists();
  if (!exists) throw new AppError('file-missing');
  const [bytes] = await file.download();
  return { fileType: source.fileType, base64: bytes.toString('base64'), charset: charsetOf(source, bytes), url: null };
}

function charsetOf({ fileType }: FileSource, bytes: Uint8Array): string | null {
  switch (fileType) {
    case 'html':
      return pageEncoding(bytes, 'text/html');
    case 'csv':
    case 'md':
    case 'txt':
      return encodingOf(bytes);
    default:
      return null;
  }
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
