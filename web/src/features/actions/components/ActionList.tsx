import Stack from '@mui/material/Stack';
import type { StoredAction } from '@parlance/domain/documents/actions/storedAction';
import { ErrorState } from '#web/components/ui/ErrorState.tsx';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import type { Stored } from '#web/lib/live.ts';
import { useActionFigures } from '../api/useActionFigures.ts';
import { ActionItem } from './ActionItem.tsx';

interface ActionListProps {
  chatbotId: string;
  /** At least one. */
  actions: readonly Stored<StoredAction>[];
  canManage: boolean;
}

/** A chatbot's actions, each with how its calls went. */
export function ActionList({ chatbotId, actions, canManage }: ActionListProps) {
  const t = useTranslate();
  const figures = useActionFigures(chatbotId);
  return (
    <Stack spacing={2}>
      {figures.status === 'error' && (
        <ErrorState title={t('actions.usageFailed')} error={figures.error} onRetry={figures.retry} />
      )}
      <Stack component="ul" spacing={2} aria-label={t('actions.title')} sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {actions.map((action) => (
          <ActionItem key={action.id} chatbotId={chatbotId} action={action} figures={figures} canManage={canManage} />
        ))}
      </Stack>
    </Stack>
  );
}
