import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import type { AnswerMessage } from '@parlance/domain/documents/chats/message';
import { useIntl } from 'react-intl';
import { AppIcon } from '#web/components/ui/AppIcon.tsx';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { formatLatency } from '#web/lib/formatLatency.ts';
import { RatingMark } from './RatingMark.tsx';
import { VerdictChip } from './VerdictChip.tsx';

interface MessageFactsProps {
  message: AnswerMessage;
}

/** Quality of an answer at a glance: revised or how it came about, the visitor's rating, and the time taken. */
export function MessageFacts({ message }: MessageFactsProps) {
  const t = useTranslate();
  const intl = useIntl();
  const { verdict, latencyMs, provider, rating, comment, revised } = message;
  const facts = [
    latencyMs === null ? '' : formatLatency(latencyMs, intl.locale),
    provider === 'local' ? t('chats.localModel') : '',
  ].filter((fact) => fact !== '');
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'flex-end', gap: 1, mt: 0.75 }}>
      {/* The verdict is about the former answer, and stands with it. */}
      {revised ? (
        <Chip size="small" color="primary" icon={<AppIcon name="pencil" size={14} />} label={t('chats.revised')} />
      ) : (
        <VerdictChip verdict={verdict} />
      )}
      {rating !== null && <RatingMark rating={rating} />}
      {comment !== '' && (
        <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
          {t('chats.quote', { quote: comment })}
        </Typography>
      )}
      {facts.length > 0 && (
        <Typography variant="caption" color="textSecondary" sx={{ fontVariantNumeric: 'tabular-nums' }}>
          {facts.join(' · ')}
        </Typography>
      )}
    </Box>
  );
}
