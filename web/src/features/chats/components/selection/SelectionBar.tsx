import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';
import type { Chat } from '@parlance/domain/documents/chats/chat';
import { AppIcon } from '#web/components/ui/AppIcon.tsx';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import type { Stored } from '#web/lib/live.ts';
import type { ChatSelection } from '../../selection/useChatSelection.ts';

interface SelectionBarProps {
  selection: ChatSelection;
  /** Number of conversations listed. */
  listed: number;
  onDelete: (chats: readonly Stored<Chat>[]) => void;
  onMark: (chats: readonly Stored<Chat>[], unread: boolean) => void;
}

const BUTTON = { size: 'small', variant: 'outlined' } as const;

const MARKS = [
  { unread: false, label: 'chats.markRead' },
  { unread: true, label: 'chats.markUnread' },
] as const;

/** Number of selected conversations; with the first one, what can be done with them. */
export function SelectionBar({ selection, listed, onDelete, onMark }: SelectionBarProps) {
  const t = useTranslate();
  const { chats, change } = selection;
  const isNothing = chats.length === 0;
  return (
    <Box
      component="section"
      aria-label={t('chats.selection')}
      sx={{ display: 'grid', gap: 0.5, px: 2, py: 1, borderBottom: 1, borderColor: 'divider' }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <FormControlLabel
          label={t('chats.selectAll')}
          control={
            <Checkbox
              size="small"
              checked={!isNothing && chats.length === listed}
              indeterminate={!isNothing && chats.length < listed}
              onChange={(event) => change({ kind: event.target.checked ? 'all' : 'none' })}
            />
          }
        />
        <Typography variant="body2" color="textSecondary" aria-live="polite" sx={{ mr: 'auto' }}>
          {t('chats.selected', { count: chats.length })}
        </Typography>
      </Box>
      {!isNothing && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          {MARKS.map(({ unread, label }) => (
            <Button key={label} {...BUTTON} color="inherit" onClick={() => onMark(chats, unread)}>
              {t(label)}
            </Button>
          ))}
          <Button
            {...BUTTON}
            color="error"
            startIcon={<AppIcon name="trash" size={16} />}
            onClick={() => onDelete(chats)}
          >
            {t('chats.deleteSelected')}
          </Button>
        </Box>
      )}
    </Box>
  );
}
