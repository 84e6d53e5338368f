import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Popover from '@mui/material/Popover';
import TextField from '@mui/material/TextField';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { FILTER_FLAGS } from '../../filter/chatFilter.ts';
import type { ChatFilterState } from '../../filter/useChatFilter.ts';
import { AssigneeFilter } from './AssigneeFilter.tsx';
import { ChatbotFilter } from './ChatbotFilter.tsx';
import { FilterSelects } from './FilterSelects.tsx';
import { SiteFilter } from './SiteFilter.tsx';
import { TypedFilters } from './TypedFilters.tsx';

interface FilterPopoverProps {
  /** Element that it opens at; null while it is closed. */
  anchor: HTMLElement | null;
  /** Undefined: conversations of all chatbots. */
  chatbotId: string | undefined;
  state: ChatFilterState;
  categories: readonly string[];
  onClose: () => void;
}

/** All filters. The list follows at once. */
export function FilterPopover({ anchor, chatbotId, state, categories, onClose }: FilterPopoverProps) {
  const t = useTranslate();
  const { filter, setFilter } = state;
  return (
    <Popover
      open={anchor !== null}
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
      slotProps={{ paper: { role: 'dialog', 'aria-label': t('chats.filters'), sx: { width: 420, p: 2 } } }}
    >
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
        {state.hasChatbots && <ChatbotFilter state={state} />}
        <TypedFilters state={state} categories={categories} />
        <AssigneeFilter state={state} />
        <SiteFilter state={state} chatbotId={chatbotId ?? filter.chatbot} />
        <FilterSelects state={state} />
        {(['from', 'to'] as const).map((name) => (
          <TextField
            key={name}
            id={`filter-${name}`}
            type="date"
            size="small"
            label={t(`chats.filter.${name}`)}
            value={filter[name] ?? ''}
            onChange={(event) => setFilter(name, event.target.value)}
            slotProps={{ inputLabel: { shrink: true } }}
          />
        ))}
      </Box>
      <Box sx={{ display: 'grid', mt: 1.5 }}>
        {FILTER_FLAGS.map((name) => (
          <FormControlLabel
            key={name}
            label={t(`chats.filter.${name}`)}
            control={
              <Checkbox
                size="small"
                checked={filter[name]}
                onChange={(event) => setFilter(name, event.target.checked ? '1' : null)}
              />
            }
          />
        ))}
      </Box>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', mt: 1.5 }}>
        <Button size="small" color="inherit" onClick={state.clear}>
          {t('chats.filtersClear')}
        </Button>
        <Button size="small" variant="contained" onClick={onClose}>
          {t('common.close')}
        </Button>
      </Box>
    </Popover>
  );
}
