import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { retrySource } from '@parlance/domain/contracts/retrySource';
import type { Source } from '@parlance/domain/documents/source';
import { AppIcon } from '#web/components/AppIcon.tsx';
import type { IconName } from '#web/components/iconNames.ts';
import { useAction } from '#web/components/useAction.ts';
import { useToast } from '#web/components/useToast.ts';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { errorMessages } from '#web/lib/errors/errorMessages.ts';
import type { Stored } from '#web/lib/firestore/live.ts';
import { callContract } from '#web/lib/functions/callContract.ts';
import { useMembership } from '#web/lib/org/useMembership.ts';

interface SourceStateProps {
  source: Stored<Source>;
  canWrite: boolean;
}

const LOOKS: Readonly<Record<Source['status'], { icon: IconName; color: 'default' | 'info' | 'success' | 'error' }>> = {
  pending: { icon: 'clock', color: 'default' },
  processing: { icon: 'refresh', color: 'info' },
  indexed: { icon: 'circle-check', color: 'success' },
  failed: { icon: 'alert-circle', color: 'error' },
};

/** A source's status: how far it is, or why it failed and how to go on. */
export function SourceState({ source, canWrite }: SourceStateProps) {
  const t = useTranslate();
  const toast = useToast();
  const { orgId } = useMembership();
  const { isBusy, run } = useAction(async () => {
    await callContract(retrySource, { orgId, sourceId: source.id });
    toast.success(t('sources.retried', { name: source.name }));
  });
  const { icon, color } = LOOKS[source.status];
  return (
    <Box sx={{ width: '100%', whiteSpace: 'normal' }}>
      <Chip
        size="small"
        variant="outlined"
        color={color}
        icon={<AppIcon name={icon} size={16} />}
        label={t(`sourceStatus.${source.status}`)}
      />
      {source.status === 'processing' && (
        <LinearProgress
          variant={source.progress > 0 ? 'determinate' : 'indeterminate'}
          value={source.progress * 100}
          aria-label={t('sources.progressOf', { name: source.name })}
          sx={{ mt: 1 }}
        />
      )}
      {source.status === 'failed' && (
        <Typography variant="body2" color="textSecondary" sx={{ mt: 0.75 }}>
          {t(errorMessages[source.error ?? 'ingestion-failed'].id, { current: 0, max: 0, megabytes: 1 })}
        </Typography>
      )}
      {source.status === 'failed' && canWrite && (
        <Button size="small" onClick={() => run()} loading={isBusy} startIcon={<AppIcon name="refresh" size={16} />}>
          {t('common.tryAgain')}
        </Button>
      )}
    </Box>
  );
}
