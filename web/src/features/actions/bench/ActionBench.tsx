import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import MuiLink from '@mui/material/Link';
import { useState } from 'react';
import { EmptyState } from '#web/components/ui/EmptyState.tsx';
import { ErrorState } from '#web/components/ui/ErrorState.tsx';
import { PageLink } from '#web/components/links/PageLink.tsx';
import { paths } from '#web/config/paths.ts';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { useActions } from '#web/lib/org/useActions.ts';
import { BenchForm } from './BenchForm.tsx';

interface ActionBenchProps {
  chatbotId: string;
}

/** Test bench for an action: its values, the request that would be sent, and the response. Nothing of it is stored. */
export function ActionBench({ chatbotId }: ActionBenchProps) {
  const t = useTranslate();
  const actions = useActions(chatbotId);
  const [chosenId, setChosenId] = useState<string>();
  if (actions.status === 'loading') return <Skeleton variant="rounded" height={240} />;
  if (actions.status === 'error') {
    return <ErrorState title={t('actions.loadFailed')} error={actions.error} onRetry={actions.retry} />;
  }
  const chosen = actions.value.find(({ id }) => id === chosenId) ?? actions.value[0];
  if (chosen === undefined) {
    return (
      <EmptyState
        icon="send"
        title={t('actions.noneTitle')}
        text={t('actions.noneText')}
        action={
          <MuiLink component={PageLink} to={paths.chatbotActions(chatbotId)}>
            {t('actions.toSettings')}
          </MuiLink>
        }
      />
    );
  }
  return (
    <Stack spacing={2.5} sx={{ maxWidth: 720 }}>
      <Typography color="textSecondary">{t('actions.benchText')}</Typography>
      <TextField
        id="bench-action"
        select
        label={t('actions.benchAction')}
        value={chosen.id}
        onChange={(event) => setChosenId(event.target.value)}
        slotProps={{ select: { native: true } }}
      >
        {actions.value.map(({ id, title }) => (
          <option key={id} value={id}>
            {title}
          </option>
        ))}
      </TextField>
      <BenchForm key={`${chosen.id}-${chosen.updatedAt.getTime()}`} chatbotId={chatbotId} action={chosen} />
    </Stack>
  );
}
