import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { retrySource } from '@parlance/domain/contracts/sources/sources';
import type { Source } from '@parlance/domain/documents/knowledge/source';
import { PLAN_LIMITS } from '@parlance/domain/plans';
import { AppIcon } from '#web/components/ui/AppIcon.tsx';
import { useAction } from '#web/components/toast/useAction.ts';
import { useToast } from '#web/lib/toast/useToast.ts';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { errorMessages } from '#web/lib/errors/errorMessages.ts';
import type { Stored } from '#web/lib/live.ts';
import { callContract } from '#web/lib/functions/callContract.ts';
import { useMembership } from '#web/lib/org/useMembership.ts';
import { ChangedAnswers } from './ChangedAnswers.tsx';
import { SourceNotes } from './SourceNotes.tsx';
import { sourceAppearance } from '../../sourceAppearance.ts';

const MEGABYTE = 1024 * 1024;

interface SourceStateProps {
  source: Stored<Source>;
  canWrite: boolean;
  /** A grid moves the focus between its cells. */
  tabIndex?: 0 | -1;
}

/** A source's status: how far it is, what to know about it, or why it failed and how to go on. */
export function SourceState({ source, canWrite, tabIndex = 0 }: SourceStateProps) {
  const t = useTranslate();
  const toast = useToast();
  const { orgId, org } = useMembership();
  const { isBusy, run } = useAction(async () => {
    await callContract(retrySource, { orgId, sourceId: source.id });
    toast.success(t('sources.retried', { name: source.name }));
  });
  const { status, icon, color } = sourceAppearance(source);
  const megabytes = PLAN_LIMITS[org.plan].documentBytes / MEGABYTE;
  const isRunning = source.status === 'processing';
  const isIncomplete = source.status === 'indexed' && source.notes.includes('pages-over-quota');
  const isKnown = isRunning && source.progress > 0;
  return (
    <Box sx={{ width: '100%', whiteSpace: 'normal' }}>
      <Chip
        size="small"
        variant="outlined"
        color={color}
        icon={<AppIcon name={icon} size={16} />}
        label={
          isKnown
            ? t('sourceStatus.percent', { status: t(`sourceStatus.${status}`), share: Math.min(1, source.progress) })
            : t(`sourceStatus.${status}`)
        }
        sx={{ fontVariantNumeric: 'tabular-nums' }}
      />
      {isRunning && (
        <LinearProgress
          variant={isKnown ? 'determinate' : 'indeterminate'}
          value={Math.round(Math.min(1, source.progress) * 100)}
          aria-label={t('sources.progressOf', { name: source.name })}
          sx={{ mt: 1 }}
        />
      )}
      <SourceNotes source={source} />
      <ChangedAnswers source={source} tabIndex={tabIndex} />
      {source.status === 'failed' && (
        <Typography variant="body2" color="error" sx={{ mt: 0.75 }}>
          {t(errorMessages[source.error ?? 'ingestion-failed'].id, { current: 0, max: 0, megabytes })}
        </Typography>
      )}
      {(source.status === 'failed' || isIncomplete) && canWrite && (
        <Button
          size="small"
          tabIndex={tabIndex}
          onClick={() => run()}
          loading={isBusy}
          startIcon={<AppIcon name="refresh" size={16} />}
        >
          {t('common.tryAgain')}
        </Button>
      )}
    </Box>
  );
}
