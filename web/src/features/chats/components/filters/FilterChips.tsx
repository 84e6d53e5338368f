import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { OTHER_TOPIC, topicSchema } from '@parlance/domain/documents/chats/topic';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { sourceSchema } from '@parlance/domain/documents/knowledge/source';
import { paths } from '@parlance/domain/paths';
import { useDocument } from '#web/lib/firestore/useDocument.ts';
import { useMembership } from '#web/lib/org/useMembership.ts';
import { activeFilters } from '../../filter/chatFilter.ts';
import type { ChatFilterState } from '../../filter/useChatFilter.ts';
import { FilterChip } from './FilterChip.tsx';
import { useFilterLabel } from './useFilterLabel.ts';

interface FilterChipsProps {
  state: ChatFilterState;
}

interface SourceChipProps {
  sourceId: string;
  onRemove: () => void;
}

interface TopicChipProps {
  topicId: string;
  onRemove: () => void;
}

/** The filter by a topic, under the name that the topic has now. */
function TopicChip({ topicId, onRemove }: TopicChipProps) {
  const t = useTranslate();
  const { orgId } = useMembership();
  const topic = useDocument(paths.topic(orgId, topicId), topicSchema);
  const value = topic.status === 'ready' ? (topic.value?.name ?? '–') : '…';
  return <FilterChip label={t('chats.filter.is', { name: t('chats.topic'), value })} onRemove={onRemove} />;
}

/** The filter by a source that answers cite, under the name that the source has now. */
function SourceChip({ sourceId, onRemove }: SourceChipProps) {
  const t = useTranslate();
  const { orgId } = useMembership();
  const source = useDocument(paths.source(orgId, sourceId), sourceSchema);
  const value = source.status === 'ready' ? (source.value?.name ?? t('analytics.sourceGone')) : '…';
  return <FilterChip label={t('chats.filter.is', { name: t('chats.filter.source'), value })} onRemove={onRemove} />;
}

/** Active filters of the list, each with the way to remove it. Nothing where it shows everything. */
export function FilterChips({ state: { filter, setFilter, clear } }: FilterChipsProps) {
  const t = useTranslate();
  const labelOf = useFilterLabel();
  const active = activeFilters(filter);
  if (active.length === 0 && filter.search === '') return false;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 0.75 }}>
      {active.map((name) => {
        const onRemove = () => setFilter(name, null);
        if (name === 'topic' && filter.topic !== undefined && filter.topic !== OTHER_TOPIC) {
          return <TopicChip key={name} topicId={filter.topic} onRemove={onRemove} />;
        }
        if (name === 'source' && filter.source !== undefined) {
          return <SourceChip key={name} sourceId={filter.source} onRemove={onRemove} />;
        }
        return <FilterChip key={name} label={labelOf(filter, name)} onRemove={onRemove} />;
      })}
      <Button size="small" onClick={clear}>
        {t('chats.filtersClear')}
      </Button>
    </Box>
  );
}
