import { AppError } from '@parlance/domain/errors';
import { refs } from '../../kernel/platform/refs.ts';
import { hasContent, kindOf } from '../SOURCE_KINDS.ts';

/**
 * Reads a source again that has failed, or a scan of which not all pages were read. Throws `not-found`, or `file-missing` when there is
 * nothing to read.
 */
export async function retrySource(orgId: string, sourceId: string): Promise<void> {
  const source = (await refs.source(orgId, sourceId).get()).data();
  if (source === undefined) throw new AppError('not-found');
  if (!(await hasContent(orgId, sourceId, source))) throw new AppError('file-missing');
  await kindOf(source).retry(orgId, sourceId, source);
}
