import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { LIMITS } from '@parlance/domain/limits';
import { useIntl } from 'react-intl';
import { useTranslate } from '#web/i18n/useTranslate.ts';

interface ComposerHintProps {
  /** The id of the text that names the keys. The field is described by it. */
  id: string;
  /** Number of characters typed. */
  length: number;
}

/** The keys that send and break lines, and how many characters fit. */
export function ComposerHint({ id, length }: ComposerHintProps) {
  const t = useTranslate();
  const intl = useIntl();
  return (
    <Typography
      variant="caption"
      color="textSecondary"
      sx={{
        flex: { xs: '1 1 0', sm: '1 0 100%' },
        order: { xs: -1, sm: 0 },
        display: 'flex',
        justifyContent: 'space-between',
        gap: 2,
        mt: { sm: 0.5 },
        pr: { sm: 6 },
      }}
    >
      <Box component="span" id={id} sx={{ display: { xs: 'none', sm: 'inline' } }}>
        {t('chats.keys')}
      </Box>
      <Box component="span" sx={{ flexShrink: 0, ml: 'auto', fontVariantNumeric: 'tabular-nums' }}>
        {intl.formatNumber(length)} / {intl.formatNumber(LIMITS.qaAnswerCharacters)}
      </Box>
    </Typography>
  );
}
