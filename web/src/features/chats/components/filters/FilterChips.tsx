import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import { AppIcon } from '#web/components/ui/AppIcon.tsx';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { activeFilters } from '../../filter/chatFilter.ts';
import type { ChatFilterState } from '../../filter/useChatFilter.ts';
import { useFilterLabel } from './useFilterLabel.ts';

interface FilterChipsProps {
  state: ChatFilterState;
}

/** What the list is narrowed by, each with the way to take it away. Nothing where it shows everything. */
export function FilterChips({ state: { filter, setFilter, clear } }: FilterChipsProps) {
  const t = useTranslate();
  const labelOf = useFilterLabel();
  const active = activeFilters(filter);
  if (active.length === 0 && filter.search === '') return false;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 0.75 }}>
      {active.map((name) => {
        const label = labelOf(filter, name);
        return (
          <Chip
            key={name}
            size="small"
            label={label}
            onClick={() => setFilter(name, null)}
            onDelete={() => setFilter(name, null)}
            aria-label={t('chats.filterRemove', { filter: label })}
            deleteIcon={<AppIcon name="x" size={14} />}
          />
        );
      })}
      <Button size="small" onClick={clear}>
        {t('chats.filtersClear')}
      </Button>
    </Box>
  );
}
