import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { unusedSources } from '@parlance/domain/analytics/unusedSources';
import { ChartFrame } from '#web/components/charts/ChartFrame.tsx';
import { ChartTable } from '#web/components/charts/ChartTable.tsx';
import { saveChartCsv } from '#web/components/charts/files/saveChartCsv.ts';
import { DownloadMenu } from '#web/components/charts/files/DownloadMenu.tsx';
import { ErrorState } from '#web/components/ui/ErrorState.tsx';
import { PageLink } from '#web/components/links/PageLink.tsx';
import { paths } from '#web/config/paths.ts';
import { ScrollRegion } from '#web/components/charts/ScrollRegion.tsx';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { MOST_SOURCES, useSources } from '../../api/useSources.ts';
import { chatsLink } from '#web/lib/lists/chatsLink.ts';
import { sourceEarnings } from '../../views/sourceEarnings.ts';
import type { ChatScope } from './ChatScope.ts';

const SHOWN = 25;
const UNUSED_SHOWN = 10;

/** Sources that the answers came from, with the ratings of these, and sources that no answer came from. */
export function SourceEarnings({ chatbotId, figures: { summary }, period: { from, to } }: ChatScope) {
  const t = useTranslate();
  const sources = useSources(chatbotId);
  const title = t('analytics.sources');
  if (sources.status !== 'ready') {
    return (
      <ChartFrame title={title} text={t('analytics.sourcesText')}>
        {sources.status === 'error' ? (
          <ErrorState title={t('analytics.sourcesFailed')} error={sources.error} onRetry={sources.retry} />
        ) : (
          <Skeleton variant="rounded" height={160} />
        )}
      </ChartFrame>
    );
  }
  const earnings = sourceEarnings(summary.figures, sources.value);
  const categories = earnings.map(({ id, name = t('analytics.sourceGone') }) => {
    return { key: id, label: name, csv: name, to: chatsLink(chatbotId, { source: id, from, to }) };
  });
  const series = (['cited', 'positive', 'negative'] as const).map((id) => ({
    id,
    label: t(`analytics.source.${id}`),
    values: earnings.map((earning) => earning[id]),
    links: earnings.map(({ id: source }) => {
      return chatsLink(chatbotId, id === 'cited' ? { source, from, to } : { source, rated: id, from, to });
    }),
  }));
  const data = { axis: t('analytics.source'), unit: 'count' as const, categories, series };
  const saveCsv = () => saveChartCsv(`sources-${from}-${to}`, data);
  return (
    <ChartFrame
      title={title}
      text={t('analytics.sourcesText')}
      actions={earnings.length > 0 && <DownloadMenu title={title} onCsv={saveCsv} />}
    >
      {earnings.length === 0 ? (
        <Typography color="textSecondary">{t('analytics.sourcesNone')}</Typography>
      ) : (
        <ScrollRegion title={title}>
          <ChartTable title={title} data={data} most={SHOWN} />
        </ScrollRegion>
      )}
      <UnusedSources
        chatbotId={chatbotId}
        names={unusedSources(sources.value, summary.figures).map(({ name }) => name)}
      />
      {sources.value.length === MOST_SOURCES && (
        <Typography variant="caption" color="textSecondary">
          {t('analytics.sourcesSome', { count: MOST_SOURCES })}
        </Typography>
      )}
    </ChartFrame>
  );
}

function UnusedSources({ chatbotId, names }: { chatbotId: string; names: readonly string[] }) {
  const t = useTranslate();
  if (names.length === 0) return <Box aria-hidden="true" />;
  return (
    <Box sx={{ minWidth: 0 }}>
      <Typography variant="body2" sx={{ fontWeight: 600 }}>
        {t('analytics.unused', { count: names.length })}
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
        {names.slice(0, UNUSED_SHOWN).join(' · ')}
        {names.length > UNUSED_SHOWN && ' …'}
      </Typography>
      <MuiLink component={PageLink} to={paths.chatbotSources(chatbotId)} variant="body2">
        {t('analytics.toSources')}
      </MuiLink>
    </Box>
  );
}
