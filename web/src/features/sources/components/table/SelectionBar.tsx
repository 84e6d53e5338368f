import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { AppIcon } from '#web/components/ui/AppIcon.tsx';
import { useTranslate } from '#web/i18n/useTranslate.ts';

interface SelectionBarProps {
  /** How many are selected. */
  selected: number;
  /** How many there are on all pages, where the whole page is selected and there are more; else undefined. */
  selectable: number | undefined;
  isBusy: boolean;
  onSelectAll: () => void;
  onDelete: () => void;
}

/** How many sources are selected, and what can be done with them. */
export function SelectionBar({ selected, selectable, isBusy, onSelectAll, onDelete }: SelectionBarProps) {
  const t = useTranslate();
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, minHeight: 48, mb: 1 }}>
      <Typography variant="body2" color="textSecondary" aria-live="polite">
        {t('sources.selected', { count: selected })}
      </Typography>
      {selectable !== undefined && (
        <Button size="small" onClick={onSelectAll}>
          {t('sources.selectAll', { count: selectable })}
        </Button>
      )}
      <Button
        color="error"
        variant="outlined"
        size="small"
        loading={isBusy}
        startIcon={<AppIcon name="trash" size={16} />}
        onClick={onDelete}
        sx={{ ml: 'auto' }}
      >
        {t('sources.deleteSelected')}
      </Button>
    </Box>
  );
}
