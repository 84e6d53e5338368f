import { AppError } from '@parlance/domain/errors';
import type { Fetcher } from '../../kernel/outgoing/createFetcher.ts';
import { refs } from '../../kernel/platform/refs.ts';
import { kindOf } from '../SOURCE_KINDS.ts';
import type { Original, OriginalPlace } from './originals/Original.ts';

/**
 * The original of a source: the stored file, or one page of a website as the site sends it now. Throws `not-found`, `file-missing` or
 * `site-unreachable`.
 */
export async function readOriginal(orgId: string, place: OriginalPlace, fetcher: Fetcher): Promise<Original> {
  const source = (await refs.source(orgId, place.sourceId).get()).data();
  if (source === undefined) throw new AppError('not-found');
  return kindOf(source).readOriginal(orgId, place, source, fetcher);
}
