import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { ErrorState } from '#web/components/ui/ErrorState.tsx';
import { SettingsSection } from '#web/components/settings/SettingsSection.tsx';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { secondFactorKind } from '#web/lib/auth/second-factor/secondFactorKind.ts';
import { useRuntimeConfig } from '#web/lib/firebase/useRuntimeConfig.ts';
import { useFactors } from '../../api/useFactors.ts';
import { AddPhone } from './AddPhone.tsx';
import { AddTotp } from './AddTotp.tsx';
import { FactorList } from './FactorList.tsx';

/** The second step of signing in: which there are, one more, one less. */
export function SecondFactors() {
  const t = useTranslate();
  const kind = secondFactorKind(useRuntimeConfig());
  const { factors, reload } = useFactors();
  return (
    <SettingsSection title={t('accountPage.factorsTitle')} text={t('accountPage.factorsText')}>
      {factors.status === 'loading' && <Skeleton variant="rounded" height={56} />}
      {factors.status === 'error' && (
        <ErrorState title={t('accountPage.factorsFailed')} error={factors.error} onRetry={factors.retry} />
      )}
      {factors.status === 'ready' && factors.value.length === 0 && (
        <Typography color="textSecondary" sx={{ mb: 2 }}>
          {t('accountPage.factorsNone')}
        </Typography>
      )}
      {factors.status === 'ready' && factors.value.length > 0 && (
        <FactorList factors={factors.value} onRemoved={reload} />
      )}
      {factors.status === 'ready' && (kind === 'totp' ? <AddTotp onAdded={reload} /> : <AddPhone onAdded={reload} />)}
    </SettingsSection>
  );
}
