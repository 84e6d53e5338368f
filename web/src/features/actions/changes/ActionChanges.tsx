import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { EmptyState } from '#web/components/ui/EmptyState.tsx';
import { ErrorState } from '#web/components/ui/ErrorState.tsx';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { useActionChanges } from '../api/useActionChanges.ts';
import { ChangeItem } from './ChangeItem.tsx';

interface ActionChangesProps {
  chatbotId: string;
  /** One of the chatbot's actions changes something: then the list is shown even as long as it is empty. */
  hasChanging: boolean;
}

const ROWS = [1, 2, 3] as const;

/** Changes that the chatbot's actions made for visitors, newest first, including those of actions and conversations that are gone. */
export function ActionChanges({ chatbotId, hasChanging }: ActionChangesProps) {
  const t = useTranslate();
  const titleId = useId();
  const { changes, hasMore, isLoadingMore, loadMore } = useActionChanges(chatbotId);
  const isThere = changes.status === 'ready' && changes.value.length > 0;
  if (!hasChanging && !isThere && changes.status !== 'error') return null;
  return (
    <Box component="section" aria-labelledby={titleId} sx={{ mt: 4 }}>
      <Typography id={titleId} variant="h2" sx={{ mb: 0.5 }}>
        {t('actions.changes')}
      </Typography>
      <Typography color="textSecondary" sx={{ mb: 2, maxWidth: '72ch' }}>
        {t('actions.changesText')}
      </Typography>
      {changes.status === 'loading' && (
        <Box component="output" aria-busy="true" sx={{ display: 'grid', gap: 1 }}>
          {ROWS.map((row) => (
            <Skeleton key={row} variant="rounded" height={56} />
          ))}
        </Box>
      )}
      {changes.status === 'error' && (
        <ErrorState title={t('actions.changesFailed')} error={changes.error} onRetry={changes.retry} />
      )}
      {changes.status === 'ready' && !isThere && (
        <EmptyState icon="history" title={t('actions.changesNone')} text={t('actions.changesNoneText')} />
      )}
      {isThere && (
        <Box component="ul" aria-labelledby={titleId} sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1 }}>
          {changes.value.map((change) => (
            <ChangeItem key={change.id} change={change} />
          ))}
        </Box>
      )}
      {isThere && hasMore && (
        <Button color="inherit" variant="outlined" loading={isLoadingMore} onClick={loadMore} sx={{ mt: 2 }}>
          {t('actions.changesMore')}
        </Button>
      )}
    </Box>
  );
}
