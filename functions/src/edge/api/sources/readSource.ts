import { AppError } from '@parlance/domain/errors';
import { refs } from '../../../kernel/platform/refs.ts';
import { presentSource } from './presentSource.ts';

/** A source as other programs see it, as it is now. Throws `not-found`. */
export async function readSource(orgId: string, sourceId: string): Promise<ReturnType<typeof presentSource>> {
  const source = (await refs.source(orgId, sourceId).get()).data();
  if (source === undefined) throw new AppError('not-found');
  return presentSource(sourceId, source);
}
