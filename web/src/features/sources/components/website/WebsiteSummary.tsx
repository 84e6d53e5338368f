import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { WebsiteSource } from '@parlance/domain/documents/knowledge/source';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { RelativeTime } from '#web/components/ui/RelativeTime.tsx';
import { UpgradeButton } from '#web/components/ui/UpgradeButton.tsx';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import type { Stored } from '#web/lib/live.ts';
import { CrawlBar } from './CrawlBar.tsx';
import { SourceState } from '../table/SourceState.tsx';
import { WeeklySwitch } from './WeeklySwitch.tsx';

interface WebsiteSummaryProps {
  source: Stored<WebsiteSource>;
  canWrite: boolean;
}

/** Crawl settings of a website and the findings of its last reading. */
export function WebsiteSummary({ source, canWrite }: WebsiteSummaryProps) {
  const t = useTranslate();
  const intl = useIntl();
  const { website } = source;
  const { crawledAt, nextCrawlAt, include, exclude } = website;
  const facts: readonly (readonly [label: string, fact: ReactNode])[] = [
    [t('sources.status'), <SourceState key="status" source={source} canWrite={canWrite} />],
    [t('website.modeLabel'), t(`website.mode.${website.mode}`)],
    [t('website.lastCrawl'), crawledAt === null ? t('website.never') : <RelativeTime key="last" date={crawledAt} />],
    [
      t('website.nextCrawl'),
      nextCrawlAt === null
        ? t('website.notPlanned')
        : intl.formatDate(nextCrawlAt, { dateStyle: 'medium', timeStyle: 'short' }),
    ],
    ...(include.length === 0 ? [] : [[t('website.include'), include.join(', ')] as const]),
    ...(exclude.length === 0 ? [] : [[t('website.exclude'), exclude.join(', ')] as const]),
  ];
  return (
    <Box
      component="section"
      aria-label={t('website.summary')}
      sx={{ p: 2.5, border: 1, borderColor: 'divider', borderRadius: 1, bgcolor: 'background.paper' }}
    >
      <Box
        component="dl"
        sx={{ m: 0, display: 'grid', gap: 2.5, gridTemplateColumns: 'repeat(auto-fit, minmax(180px, 1fr))' }}
      >
        {facts.map(([label, fact]) => (
          <div key={label}>
            <Typography component="dt" variant="body2" color="textSecondary">
              {label}
            </Typography>
            <Box component="dd" sx={{ m: 0, mt: 0.25, overflowWrap: 'anywhere' }}>
              {fact}
            </Box>
          </div>
        ))}
      </Box>
      {source.notes.includes('page-limit-reached') && (
        <Box sx={{ mt: 2 }}>
          <UpgradeButton reason="websitePages" />
        </Box>
      )}
      <CrawlBar website={website} />
      <WeeklySwitch source={source} canWrite={canWrite} />
    </Box>
  );
}
