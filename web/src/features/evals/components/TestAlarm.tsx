import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import { dismissTestAlarm } from '@parlance/domain/contracts/evals/evals';
import { useIntl } from 'react-intl';
import { useAction } from '#web/components/toast/useAction.ts';
import { AppIcon } from '#web/components/ui/AppIcon.tsx';
import { PageLink } from '#web/components/links/PageLink.tsx';
import { paths } from '#web/config/paths.ts';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { callContract } from '#web/lib/functions/callContract.ts';
import { useCan } from '#web/lib/org/useCan.ts';
import { useMembership } from '#web/lib/org/useMembership.ts';
import { useTestState } from '../api/useTestState.ts';

/** Warns on a chatbot's pages that cases which must pass, and passed before, fail: until they pass again, or somebody takes it away. */
export function TestAlarm({ chatbotId }: { chatbotId: string }) {
  const t = useTranslate();
  const intl = useIntl();
  const { orgId } = useMembership();
  const canWrite = useCan('test.write');
  const state = useTestState(chatbotId);
  const alarm = state.status === 'ready' ? (state.value?.alarm ?? null) : null;
  const { isBusy, run } = useAction(async (runId: string) => {
    await callContract(dismissTestAlarm, { orgId, chatbotId, runId });
  });
  if (alarm === null) return false;
  return (
    <Alert
      severity="error"
      icon={<AppIcon name="alert-circle" />}
      sx={{ mb: 3 }}
      action={
        <>
          <Button size="small" color="inherit" component={PageLink} to={paths.chatbotTests(chatbotId, 'failed')}>
            {t('tests.alarm.show')}
          </Button>
          {canWrite && (
            <Button size="small" color="inherit" loading={isBusy} onClick={() => run(alarm.runId)}>
              {t('tests.alarm.dismiss')}
            </Button>
          )}
        </>
      }
    >
      <AlertTitle>{t('tests.alarm.title', { count: alarm.cases })}</AlertTitle>
      {t('tests.alarm.text', { at: intl.formatDate(alarm.at, { dateStyle: 'medium', timeStyle: 'short' }) })}
    </Alert>
  );
}
