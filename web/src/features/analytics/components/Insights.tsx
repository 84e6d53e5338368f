import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { Insight } from '@parlance/domain/documents/insight';
import { SHARED_TEXTS } from '@parlance/domain/i18n/SHARED_TEXTS';
import { useMemo } from 'react';
import { createIntl } from 'react-intl';
import { ChartFrame } from '#web/components/charts/ChartFrame.tsx';
import { AppIcon } from '#web/components/ui/AppIcon.tsx';
import { PageLink } from '#web/components/links/PageLink.tsx';
import { useLocale } from '#web/i18n/useLocale.ts';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { insightLink } from '../views/insightLink.ts';

interface InsightsProps {
  insights: readonly Insight[];
  /** Chatbot whose conversations they are about; undefined for those of all chatbots. */
  chatbotId: string | undefined;
  span: { from: string; to: string };
}

const row = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 1.5,
  py: 0.75,
  '&:not(:last-child)': { borderBottom: 1, borderColor: 'divider' },
} as const;

/** Insights from the figures in words, each with what to do about it. Nothing where there are none. */
export function Insights({ insights, chatbotId, span }: InsightsProps) {
  const t = useTranslate();
  const { locale } = useLocale();
  const intl = useMemo(() => {
    const { insights: sentences, insightActions } = SHARED_TEXTS[locale];
    return createIntl({ locale, messages: { ...sentences, ...insightActions }, timeZone: 'UTC' });
  }, [locale]);
  const shown = insights.flatMap((insight) => {
    const to = insightLink(insight.action, chatbotId, span);
    return to === undefined ? [] : [{ ...insight, to }];
  });
  if (shown.length === 0) return false;
  return (
    <ChartFrame title={t('analytics.insights')}>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, mt: -1 }}>
        {shown.map(({ code, action, values, to }) => {
          const { day } = values;
          const figures = typeof day === 'string' ? { ...values, day: new Date(`${day}T12:00:00Z`) } : values;
          return (
            <Box component="li" key={code} sx={row}>
              <Box sx={{ display: 'flex', gap: 1.25, alignItems: 'center', flex: '1 1 320px', minWidth: 0 }}>
                <Box sx={{ display: 'flex', color: 'primary.main' }}>
                  <AppIcon name="sparkles" />
                </Box>
                <Typography variant="body2">{intl.formatMessage({ id: code }, figures)}</Typography>
              </Box>
              <Button size="small" component={PageLink} to={to}>
                {intl.formatMessage({ id: action })}
              </Button>
            </Box>
          );
        })}
      </Box>
    </ChartFrame>
  );
}
