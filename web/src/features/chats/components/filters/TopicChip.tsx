import { topicSchema } from '@parlance/domain/documents/chats/topic';
import { paths } from '@parlance/domain/paths';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { useDocument } from '#web/lib/firestore/useDocument.ts';
import { useMembership } from '#web/lib/org/useMembership.ts';
import { FilterChip } from './FilterChip.tsx';

interface TopicChipProps {
  topicId: string;
  onRemove: () => void;
}

/** The filter by a topic, under the name that the topic has now. */
export function TopicChip({ topicId, onRemove }: TopicChipProps) {
  const t = useTranslate();
  const { orgId } = useMembership();
  const topic = useDocument(paths.topic(orgId, topicId), topicSchema);
  const value = topic.status === 'ready' ? (topic.value?.name ?? '–') : '…';
  return <FilterChip label={t('chats.filter.is', { name: t('chats.topic'), value })} onRemove={onRemove} />;
}
