import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Box from '@mui/material/Box';
import { PageHeader } from '#web/components/page/PageHeader.tsx';
import { EmptyState } from '#web/components/ui/EmptyState.tsx';
import { ErrorState } from '#web/components/ui/ErrorState.tsx';
import { PageLink } from '#web/components/links/PageLink.tsx';
import { paths } from '#web/config/paths.ts';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { NIGHTS_SHOWN, useRecounts } from '../../api/useRecounts.ts';
import { RecountTable } from './RecountTable.tsx';

/** Findings of the nightly recounts, for those responsible for the figures. */
export default function RecountsPage() {
  const t = useTranslate();
  return (
    <>
      <PageHeader
        title={t('recounts.title')}
        context={t('recounts.context', { count: NIGHTS_SHOWN })}
        action={
          <Button component={PageLink} to={paths.usage()} variant="outlined">
            {t('nav.usage')}
          </Button>
        }
      />
      <Recounts />
    </>
  );
}

function Recounts() {
  const t = useTranslate();
  const recounts = useRecounts();
  if (recounts.status === 'error') {
    return <ErrorState title={t('recounts.failed')} error={recounts.error} onRetry={recounts.retry} />;
  }
  if (recounts.status === 'loading') {
    return (
      <Box component="output" aria-busy="true">
        <Skeleton variant="rounded" height={320} />
      </Box>
    );
  }
  if (recounts.value.length === 0) {
    return <EmptyState icon="chart-bar" title={t('recounts.noneTitle')} text={t('recounts.noneText')} />;
  }
  return <RecountTable recounts={recounts.value} />;
}
