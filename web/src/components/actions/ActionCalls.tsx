import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ActionCall } from '@parlance/domain/documents/actions/actionCall';
import { useIntl } from 'react-intl';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { formatLatency } from '#web/lib/formatLatency.ts';

interface ActionCallsProps {
  calls: readonly ActionCall[];
}

/** The calls that were made for an answer: with which values, what became of each, and the beginning of what was answered. */
export function ActionCalls({ calls }: ActionCallsProps) {
  const t = useTranslate();
  const intl = useIntl();
  return (
    <Box component="ol" sx={{ m: 0, pl: 2.5, display: 'grid', gap: 1 }}>
      {calls.map(({ title, arguments: values, status, fault, httpStatus, ms, bytes, excerpt }, index) => {
        const facts = [
          t(`actions.state.${status}`),
          fault === null ? undefined : t(`actions.fault.${fault}`),
          httpStatus === null ? undefined : `HTTP ${httpStatus}`,
          ms === null ? undefined : formatLatency(ms, intl.locale),
          bytes === null ? undefined : t('actions.bytes', { count: bytes }),
        ].filter((fact) => fact !== undefined);
        return (
          <Box component="li" key={index} sx={{ overflowWrap: 'anywhere' }}>
            {title}
            {values.length > 0 && ` (${values.map(({ parameter, value }) => `${parameter}: ${value}`).join(', ')})`}
            <Typography variant="body2" color="textSecondary">
              {facts.join(' · ')}
            </Typography>
            {excerpt !== '' && (
              <Typography component="pre" variant="body2" sx={{ m: 0, whiteSpace: 'pre-wrap', fontFamily: 'inherit' }}>
                {excerpt}
              </Typography>
            )}
          </Box>
        );
      })}
    </Box>
  );
}
