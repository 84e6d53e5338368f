import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { LIMITS } from '@parlance/domain/limits';
import { typedWords } from '@parlance/domain/search/typedWords';
import { useState } from 'react';
import { SearchField } from '#web/components/forms/SearchField.tsx';
import { AppIcon } from '#web/components/ui/AppIcon.tsx';
import { MaskedNotice } from '#web/components/masking/MaskedNotice.tsx';
import { useIsMasked } from '#web/lib/firestore/masked/useIsMasked.ts';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { activeFilters } from '../../filter/chatFilter.ts';
import type { ChatFilterState } from '../../filter/useChatFilter.ts';
import type { ChatLayout } from '../../list/useChatLayout.ts';
import type { ChatSelection } from '../../selection/useChatSelection.ts';
import { ViewsButton } from '../views/ViewsButton.tsx';
import { FilterChips } from './FilterChips.tsx';
import { FilterPopover } from './FilterPopover.tsx';
import { ToggleButton } from './ToggleButton.tsx';

interface ChatFilterBarProps {
  /** Undefined: conversations of all chatbots. */
  chatbotId: string | undefined;
  state: ChatFilterState;
  /** Those of the conversations that are listed. */
  categories: readonly string[];
  layout: ChatLayout;
  /** Undefined for those who may not. */
  selection: ChatSelection | undefined;
  onShortcuts: () => void;
}

/** Search and filters above the list. Both stand in the address. */
export function ChatFilterBar({ chatbotId, state, categories, layout, selection, onShortcuts }: ChatFilterBarProps) {
  const t = useTranslate();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const isMasked = useIsMasked();
  const { search } = state.filter;
  const active = activeFilters(state.filter);
  const hint = search !== '' && typedWords(search).length === 0 ? 'chats.searchTooShort' : 'chats.searchHelp';
  return (
    <Box component="search" aria-label={t('chats.filters')} sx={{ display: 'grid', gap: 1, mb: 2 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        {isMasked ? (
          <MaskedNotice />
        ) : (
          <SearchField
            label={t('chats.search')}
            hint={t('chats.searchHint')}
            search={search}
            onSearch={state.setSearch}
          />
        )}
        <Button
          variant="outlined"
          color="inherit"
          aria-haspopup="dialog"
          startIcon={<AppIcon name="adjustments" size={18} />}
          onClick={(event) => setAnchor(event.currentTarget)}
        >
          {active.length === 0 ? t('chats.filters') : t('chats.filtersActive', { count: active.length })}
        </Button>
        <ViewsButton state={state} />
        <ToggleButton icon="table" label={t('chats.asTable')} isOn={layout.isTable} onChange={layout.setTable} />
        {selection && (
          <ToggleButton icon="list-check" label={t('chats.select')} isOn={selection.isOn} onChange={selection.setOn} />
        )}
        <Tooltip title={t('chats.shortcuts')}>
          <IconButton
            aria-label={t('chats.shortcuts')}
            onClick={onShortcuts}
            sx={{ display: { xs: 'none', md: 'inline-flex' } }}
          >
            <AppIcon name="keyboard" />
          </IconButton>
        </Tooltip>
      </Box>
      {search !== '' && (
        <Typography variant="caption" color="textSecondary" component="output">
          {t(hint, { count: LIMITS.termsPerChat })}
        </Typography>
      )}
      <FilterChips state={state} />
      <FilterPopover {...{ anchor, chatbotId, state, categories }} onClose={() => setAnchor(null)} />
    </Box>
  );
}
