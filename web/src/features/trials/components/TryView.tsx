import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { SiteTrialView } from '@parlance/domain/contracts/trials/siteTrials';
import { AppError } from '@parlance/domain/errors';
import { PageTitle } from '#web/components/page/PageTitle.tsx';
import { PageList } from '#web/components/reading/PageList.tsx';
import { ReadingCard } from '#web/components/reading/ReadingCard.tsx';
import { AppIcon } from '#web/components/ui/AppIcon.tsx';
import { ErrorState } from '#web/components/ui/ErrorState.tsx';
import { PageLink } from '#web/components/links/PageLink.tsx';
import { paths } from '#web/config/paths.ts';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { useErrorText } from '#web/lib/errors/useErrorText.ts';
import { useProposalForm } from '../useProposalForm.ts';
import { TryChat } from './TryChat.tsx';
import { TryProposal } from './TryProposal.tsx';

interface TryViewProps {
  trialKey: string;
  trial: SiteTrialView;
  failure: { error: unknown } | undefined;
  onRetry: () => void;
  onLeave: () => void;
}

/** Reading state and proposed settings, with the chat that answers from them beside it. On phones the chat comes first. */
export function TryView({ trialKey, trial, failure, onRetry, onLeave }: TryViewProps) {
  const t = useTranslate();
  const errorText = useErrorText();
  const { host, status, error, progress, pages, expiresAt } = trial;
  const form = useProposalForm(trialKey, trial.proposal);
  const name = form.saved.displayName;
  const isRead = status === 'read';
  return (
    <>
      <PageTitle title={t('meet.title', { name })} />
      <TryHeader name={name} expiresAt={expiresAt} onLeave={onLeave} />
      <Box
        sx={{
          display: 'grid',
          gap: { xs: 3, md: 4 },
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 400px)' },
        }}
      >
        <Stack spacing={4}>
          {failure !== undefined && (
            <ErrorState title={t('website.loadFailed')} error={failure.error} onRetry={onRetry} />
          )}
          {status === 'failed' ? (
            <Alert severity="error" icon={<AppIcon name="alert-circle" />}>
              {errorText(new AppError(error ?? 'ingestion-failed'))}
            </Alert>
          ) : (
            <ReadingCard
              title={t(isRead ? 'meet.read' : 'meet.reading', { name: host })}
              state={t(isRead ? 'meet.pagesRead' : 'meet.pagesReading', { count: pages.length })}
              progress={isRead ? undefined : progress}
            >
              <PageList pages={pages} />
            </ReadingCard>
          )}
          <TryProposal form={form} />
        </Stack>
        <TryChat trialKey={trialKey} trial={trial} saved={form.saved} values={form.values} />
      </Box>
    </>
  );
}

interface TryHeaderProps {
  name: string;
  /** In milliseconds since 1970. */
  expiresAt: number;
  onLeave: () => void;
}

function TryHeader({ name, expiresAt, onLeave }: TryHeaderProps) {
  const t = useTranslate();
  return (
    <Box
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, justifyContent: 'space-between', alignItems: 'start', mb: 3 }}
    >
      <Box>
        <Typography variant="h1" sx={{ overflowWrap: 'anywhere' }}>
          {t('meet.title', { name })}
        </Typography>
        <Typography color="textSecondary">{t('try.until', { at: new Date(expiresAt) })}</Typography>
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button variant="outlined" onClick={onLeave}>
          {t('try.another')}
        </Button>
        <Button variant="contained" component={PageLink} to={paths.signUp()}>
          {t('try.keep')}
        </Button>
      </Box>
    </Box>
  );
}
