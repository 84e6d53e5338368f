import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import type { Message, Verdict } from '@parlance/domain/documents/message';
import { useIntl } from 'react-intl';
import { AppIcon } from '#web/components/AppIcon.tsx';
import type { IconName } from '#web/components/iconNames.ts';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { formatLatency } from '../formatLatency.ts';

interface MessageFactsProps {
  message: Message;
}

type Look = { icon: IconName; color: 'default' | 'success' | 'warning' | 'error' };
const LOOKS: Readonly<Record<Verdict, Look>> = {
  verified: { icon: 'circle-check', color: 'success' },
  answered: { icon: 'quote', color: 'success' },
  refused: { icon: 'message-circle-question', color: 'default' },
  incomplete: { icon: 'alert-circle', color: 'warning' },
  failed: { icon: 'alert-circle', color: 'error' },
  pending: { icon: 'clock', color: 'default' },
};

/** How an answer came about: verdict, time taken, and what wrote it. */
export function MessageFacts({ message }: MessageFactsProps) {
  const t = useTranslate();
  const intl = useIntl();
  const { verdict, latencyMs, provider, model } = message;
  const facts = [
    latencyMs === null ? '' : formatLatency(latencyMs, intl.locale),
    provider === 'local' ? t('chats.localModel') : [provider, model].filter((part) => part !== null).join(' · '),
  ].filter((fact) => fact !== '');
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'flex-end', gap: 1, mt: 0.75 }}>
      {verdict !== null && (
        <Chip
          size="small"
          variant="outlined"
          color={LOOKS[verdict].color}
          icon={<AppIcon name={LOOKS[verdict].icon} size={14} />}
          label={t(`verdict.${verdict}`)}
        />
      )}
      <Typography variant="caption" color="textSecondary" sx={{ fontVariantNumeric: 'tabular-nums' }}>
        {facts.join(' · ')}
      </Typography>
    </Box>
  );
}
