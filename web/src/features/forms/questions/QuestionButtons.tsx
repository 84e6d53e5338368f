import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { AppIcon } from '#web/components/ui/AppIcon.tsx';
import { useTranslate } from '#web/i18n/useTranslate.ts';

interface QuestionButtonsProps {
  /** From 1. */
  position: number;
  isLast: boolean;
  onMove: (step: -1 | 1) => void;
  onRemove: () => void;
}

/** Moves a question up or down, or removes it. */
export function QuestionButtons({ position, isLast, onMove, onRemove }: QuestionButtonsProps) {
  const t = useTranslate();
  return (
    <Box sx={{ display: 'flex', gap: 0.5 }}>
      <IconButton aria-label={t('forms.moveUp', { position })} disabled={position === 1} onClick={() => onMove(-1)}>
        <AppIcon name="chevron-up" />
      </IconButton>
      <IconButton aria-label={t('forms.moveDown', { position })} disabled={isLast} onClick={() => onMove(1)}>
        <AppIcon name="chevron-down" />
      </IconButton>
      <Button color="inherit" onClick={onRemove} aria-label={t('forms.questionRemoveNamed', { position })}>
        {t('forms.questionRemove')}
      </Button>
    </Box>
  );
}
