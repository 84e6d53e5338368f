import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { tryAction } from '@parlance/domain/contracts/actions/actions';
import { useIntl } from 'react-intl';
import type * as z from 'zod/mini';
import { CodeBlock } from '#web/components/ui/CodeBlock.tsx';
import { CopyButton } from '#web/components/ui/CopyButton.tsx';
import { StateChip } from '#web/components/ui/StateChip.tsx';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { formatLatency } from '#web/lib/formatLatency.ts';

/** Output of `tryAction`. */
export type TriedCall = z.infer<typeof tryAction.output>;

interface BenchResultProps {
  tried: TriedCall;
}

/** Outcome of a call, and the part of it that the chatbot would read. */
export function BenchResult({ tried: { fault, httpStatus, ms, bytes, result } }: BenchResultProps) {
  const t = useTranslate();
  const intl = useIntl();
  const facts = [
    httpStatus === null ? undefined : `HTTP ${httpStatus}`,
    ms === null ? undefined : formatLatency(ms, intl.locale),
    bytes === null ? undefined : t('actions.bytes', { count: bytes }),
  ].filter((fact) => fact !== undefined);
  return (
    <Stack spacing={1.5}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        <StateChip
          color={fault === null ? 'success' : 'error'}
          icon={fault === null ? 'circle-check' : 'alert-circle'}
          label={t(fault === null ? 'actions.state.done' : `actions.fault.${fault}`)}
        />
        <Typography variant="body2" color="textSecondary">
          {facts.join(' · ')}
        </Typography>
      </Box>
      {fault === null &&
        (result === '' ? (
          <Typography>{t('actions.benchEmpty')}</Typography>
        ) : (
          <CodeBlock
            code={result}
            label={t('actions.benchResult')}
            action={<CopyButton text={result} label={t('common.copy')} />}
          />
        ))}
    </Stack>
  );
}
