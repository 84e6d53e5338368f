import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { sumCalls } from '@parlance/domain/actions/sumCalls';
import type { ActionFigures } from '@parlance/domain/documents/actions/actionFigures';
import { useIntl } from 'react-intl';
import { StateChip } from '#web/components/ui/StateChip.tsx';
import { useNow } from '#web/components/ui/useNow.ts';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import type { Live, Stored } from '#web/lib/live.ts';
import { formatLatency } from '#web/lib/formatLatency.ts';

interface ActionUsageProps {
  actionId: string;
  /** Of all the chatbot's actions. Where they could not be loaded, the page says so. */
  figures: Live<readonly Stored<ActionFigures>[]>;
}

/** Figures of an action's calls in the last days, and whether it is paused. */
export function ActionUsage({ actionId, figures }: ActionUsageProps) {
  const t = useTranslate();
  const { locale } = useIntl();
  const now = useNow();
  if (figures.status === 'error') return null;
  if (figures.status === 'loading') return <Skeleton variant="text" width={280} />;
  const own = figures.value.find(({ id }) => id === actionId);
  const { calls, failed, medianMs } = sumCalls(own ?? { days: {} }, new Date(now));
  const isResting = (own?.pausedUntil?.getTime() ?? 0) > now;
  return (
    <>
      <Typography variant="body2" color="textSecondary">
        {medianMs === null
          ? t('actions.usageNone')
          : t('actions.usage', { calls, failed, time: formatLatency(medianMs, locale) })}
      </Typography>
      {isResting && (
        <div>
          <StateChip color="warning" icon="clock" label={t('actions.resting')} />
        </div>
      )}
    </>
  );
}
