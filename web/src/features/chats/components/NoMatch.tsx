import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslate } from '#web/i18n/useTranslate.ts';

interface NoMatchProps {
  onClear: () => void;
}

/** In place of the list: no conversation passes filters and search. */
export function NoMatch({ onClear }: NoMatchProps) {
  const t = useTranslate();
  return (
    <Box component="output" sx={{ p: 3, textAlign: 'center', display: 'grid', justifyItems: 'center', gap: 1 }}>
      <Typography sx={{ fontWeight: 600 }}>{t('chats.noMatchTitle')}</Typography>
      <Typography color="textSecondary">{t('chats.noMatchText')}</Typography>
      <Button size="small" onClick={onClear}>
        {t('chats.filtersClear')}
      </Button>
    </Box>
  );
}
