import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { modelStatusSchema } from '@parlance/domain/documents/modelStatus';
import { paths } from '@parlance/domain/paths';
import { useIntl } from 'react-intl';
import { AppIcon } from '#web/components/ui/AppIcon.tsx';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { useDocument } from '#web/lib/firestore/useDocument.ts';
import { useCan } from '#web/lib/org/useCan.ts';

/** Notice above every page of owners and administrators that no answers are written or no sources embedded, with the reason. */
export function ModelNotice() {
  return useCan('org.update') && <Strip />;
}

function Strip() {
  const t = useTranslate();
  const intl = useIntl();
  const status = useDocument(paths.modelStatus(), modelStatusSchema);
  if (status.status !== 'ready' || status.value === null || status.value.problems.length === 0) return false;
  const { problems, checkedAt } = status.value;
  return (
    <Box component="section" aria-label={t('modelStatus.label')} aria-live="polite">
      <Alert
        role="presentation"
        severity="warning"
        icon={<AppIcon name="alert-triangle" />}
        sx={{ borderRadius: 0, borderWidth: '0 0 1px', px: { xs: 2, sm: 3, lg: 5 }, py: 0.5 }}
      >
        {problems.map(({ task, fault }) => (
          <Box key={task} component="p" sx={{ m: 0, maxWidth: '100ch', '& + &': { mt: 0.5 } }}>
            <Box component="strong" sx={{ fontWeight: 650 }}>
              {t(`modelStatus.${task}`)}
            </Box>{' '}
            {t(`modelStatus.fault.${fault}`)} {t(`modelStatus.meanwhile.${task}`)}
          </Box>
        ))}
        <Box component="p" sx={{ m: 0, mt: 0.5, color: 'text.secondary' }}>
          {t('modelStatus.checked', { at: intl.formatDate(checkedAt, { dateStyle: 'medium', timeStyle: 'short' }) })}
        </Box>
      </Alert>
    </Box>
  );
}
