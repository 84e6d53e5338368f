import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { OTHER_TOPIC } from '@parlance/domain/documents/chats/topic';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { activeFilters } from '../../filter/chatFilter.ts';
import type { ChatFilterState } from '../../filter/useChatFilter.ts';
import { FilterChip } from './FilterChip.tsx';
import { SourceChip } from './SourceChip.tsx';
import { TopicChip } from './TopicChip.tsx';
import { useFilterLabel } from './useFilterLabel.ts';

interface FilterChipsProps {
  state: ChatFilterState;
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
