import { sourceSchema } from '@parlance/domain/documents/knowledge/source';
import { paths } from '@parlance/domain/paths';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { useDocument } from '#web/lib/firestore/useDocument.ts';
import { useMembership } from '#web/lib/org/useMembership.ts';
import { FilterChip } from './FilterChip.tsx';

interface SourceChipProps {
  sourceId: string;
  onRemove: () => void;
}

/** The filter by a source that answers cite, under the name that the source has now. */
export function SourceChip({ sourceId, onRemove }: SourceChipProps) {
  const t = useTranslate();
  const { orgId } = useMembership();
  const source = useDocument(paths.source(orgId, sourceId), sourceSchema);
  const value = source.status === 'ready' ? (source.value?.name ?? t('analytics.sourceGone')) : '…';
  return <FilterChip label={t('chats.filter.is', { name: t('chats.filter.source'), value })} onRemove={onRemove} />;
}
