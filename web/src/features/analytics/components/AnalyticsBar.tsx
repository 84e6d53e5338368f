import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { PERIOD_PRESETS, type PeriodPreset } from '@parlance/domain/analytics/periodOf';
import type { ReactNode } from 'react';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { useMembership } from '#web/lib/org/useMembership.ts';
import type { PeriodState } from '../views/usePeriod.ts';
import { PeriodPicker } from './PeriodPicker.tsx';

interface AnalyticsBarProps {
  state: PeriodState;
  /** The periods that are offered by name; all of them where absent. */
  presets?: readonly PeriodPreset[];
  /** Further filters, before the period. */
  children?: ReactNode;
}

/** Filters of the figures, the period, and the time zone of its days. */
export function AnalyticsBar({ state, presets = PERIOD_PRESETS, children }: AnalyticsBarProps) {
  const t = useTranslate();
  const { timezone } = useMembership().org;
  return (
    <Box component="search" aria-label={t('analytics.filters')} sx={{ mb: 2.5 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'flex-start' }}>
        {children}
        <PeriodPicker state={state} presets={presets} />
      </Box>
      <Typography variant="caption" color="textSecondary" component="p" sx={{ mt: 0.75 }}>
        {t('analytics.timezone', { timezone })}
      </Typography>
    </Box>
  );
}
