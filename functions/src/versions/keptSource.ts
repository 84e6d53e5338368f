import type { Source } from '@parlance/domain/documents/knowledge/source';
import type { RemovedSource } from '@parlance/domain/documents/releases/removedSource';
import { LIMITS } from '@parlance/domain/limits';

interface Kept extends Pick<RemovedSource, 'sourceId' | 'source' | 'reason' | 'removedBy'> {
  at: Date;
}

/** A source as it is kept, so that it can be brought back for `LIMITS.removedSourceMs`. */
export function keptSource({ sourceId, source, reason, removedBy, at }: Kept): RemovedSource {
  const { chatbotId, name }: Source = source;
  const expiresAt = new Date(at.getTime() + LIMITS.removedSourceMs);
  return { chatbotId, sourceId, name, reason, source, removedAt: at, removedBy, expiresAt, isErasing: false };
}
