import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from '#web/i18n/useTranslate.ts';

/** In place of a conversation, as long as none is chosen. */
export function NoneChosen() {
  const t = useTranslate();
  return (
    <Box sx={{ m: 'auto', p: 4, textAlign: 'center' }}>
      <Typography color="textSecondary">{t('chats.choose')}</Typography>
    </Box>
  );
}
