import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import type { Chat } from '@parlance/domain/documents/chats/chat';
import { useTranslate } from '#web/i18n/useTranslate.ts';

interface CsatMarkProps {
  csat: NonNullable<Chat['csat']>;
}

/** Satisfaction as the visitor said it at the end, with the comment; nothing where they declined. */
export function CsatMark({ csat: { score, comment } }: CsatMarkProps) {
  const t = useTranslate();
  if (score === null) return false;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mt: 0.5 }}>
      <Chip size="small" variant="outlined" label={t('chats.csat', { score, word: t(`csat.${score}`) })} />
      {comment !== '' && (
        <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
          {t('chats.quote', { quote: comment })}
        </Typography>
      )}
    </Box>
  );
}
