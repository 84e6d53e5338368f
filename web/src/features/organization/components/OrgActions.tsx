import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslate } from '#web/i18n/useTranslate.ts';

interface OrgActionsProps {
  isChanged: boolean;
  isBusy: boolean;
  onRevert: () => void;
}

/** Saves or reverts the changed fields of the organization. */
export function OrgActions({ isChanged, isBusy, onRevert }: OrgActionsProps) {
  const t = useTranslate();
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
      <Button type="submit" variant="contained" loading={isBusy} disabled={!isChanged}>
        {t('settings.save')}
      </Button>
      <Button color="inherit" onClick={onRevert} disabled={!isChanged || isBusy}>
        {t('settings.revert')}
      </Button>
      <Typography variant="body2" color="textSecondary" aria-live="polite">
        {isChanged && t('settings.unsaved')}
      </Typography>
    </Box>
  );
}
