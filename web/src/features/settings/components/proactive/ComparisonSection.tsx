import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { LIMITS } from '@parlance/domain/limits';
import { SettingsSection } from '#web/components/settings/SettingsSection.tsx';
import { ErrorState } from '#web/components/ui/ErrorState.tsx';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import type { SettingsForm } from '#web/lib/settings/useSettingsForm.ts';
import { useProactiveFigures } from '../../api/useProactiveFigures.ts';
import { NumberSetting } from '../fields/NumberSetting.tsx';
import { RuleResult } from './RuleResult.tsx';

interface SectionProps {
  form: SettingsForm;
}

/** The share of visitors who go without messages, and what the stored rules bring by it. */
export function ComparisonSection({ form }: SectionProps) {
  const t = useTranslate();
  const figures = useProactiveFigures(form.stored.id);
  const { proactive } = form.values;
  const { rules } = form.stored.proactive;
  return (
    <SettingsSection title={t('proactive.comparison')} text={t('proactive.comparisonText')}>
      <Stack spacing={2.5}>
        <NumberSetting
          form={form}
          control="proactive.holdout"
          label={t('proactive.holdout')}
          value={proactive.holdout}
          onChange={(holdout) => form.change('proactive', { ...proactive, holdout })}
          min={0}
          max={LIMITS.proactiveHoldoutMax}
        />
        {proactive.holdout === 0 && <Typography variant="body2">{t('proactive.holdoutZero')}</Typography>}
        <Typography variant="h3">{t('proactive.results')}</Typography>
        {figures.status === 'error' && (
          <ErrorState title={t('proactive.resultsFailed')} error={figures.error} onRetry={figures.retry} />
        )}
        {figures.status === 'loading' && <Skeleton variant="rounded" height={96} />}
        {figures.status === 'ready' && rules.length === 0 && (
          <Typography color="textSecondary">{t('proactive.resultsNone')}</Typography>
        )}
        {figures.status === 'ready' &&
          rules.map((rule) => <RuleResult key={rule.id} rule={rule} counts={figures.value} />)}
      </Stack>
    </SettingsSection>
  );
}
