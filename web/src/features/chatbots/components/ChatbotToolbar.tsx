import Box from '@mui/material/Box';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { AppIcon } from '#web/components/ui/AppIcon.tsx';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { CHATBOT_LAYOUTS, type ChatbotLayout, type ChatbotView } from '../chatbotView.ts';

interface ChatbotToolbarProps {
  view: ChatbotView;
  /** There are enough to look for one. */
  isSearchable: boolean;
  onView: (change: Partial<ChatbotView>) => void;
}

const ICONS = { cards: 'layout-grid', table: 'list' } as const;

/** Finds chatbots by name, and chooses between cards and a table. */
export function ChatbotToolbar({ view, isSearchable, onView }: ChatbotToolbarProps) {
  const t = useTranslate();
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center', mb: 2 }}>
      {isSearchable && (
        <TextField
          type="search"
          size="small"
          value={view.search}
          onChange={(event) => onView({ search: event.target.value })}
          placeholder={t('chatbots.searchHint')}
          sx={{ flex: '1 1 200px', maxWidth: { sm: 300 } }}
          slotProps={{
            htmlInput: { 'aria-label': t('chatbots.search'), maxLength: 100 },
            input: {
              startAdornment: (
                <InputAdornment position="start">
                  <AppIcon name="search" size={18} />
                </InputAdornment>
              ),
            },
          }}
        />
      )}
      <ToggleButtonGroup
        exclusive
        size="small"
        value={view.layout}
        onChange={(_, layout: ChatbotLayout | null) => layout !== null && onView({ layout })}
        aria-label={t('chatbots.layout')}
        sx={{ ml: 'auto' }}
      >
        {CHATBOT_LAYOUTS.map((layout) => (
          <ToggleButton key={layout} value={layout} aria-label={t(`chatbots.layout.${layout}`)}>
            <AppIcon name={ICONS[layout]} />
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
    </Box>
  );
}
