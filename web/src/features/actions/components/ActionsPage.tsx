import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { LIMITS } from '@parlance/domain/limits';
import { useState } from 'react';
import type { ChatbotPageProps } from '#web/components/page/ChatbotPageProps.ts';
import { HelpLink } from '#web/components/page/HelpLink.tsx';
import { PageHeader } from '#web/components/page/PageHeader.tsx';
import { AppIcon } from '#web/components/ui/AppIcon.tsx';
import { EmptyState } from '#web/components/ui/EmptyState.tsx';
import { ErrorState } from '#web/components/ui/ErrorState.tsx';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { useCan } from '#web/lib/org/useCan.ts';
import { useActions } from '#web/lib/org/useActions.ts';
import { ActionChanges } from '../changes/ActionChanges.tsx';
import { ActionDialog } from './ActionDialog.tsx';
import { ActionList } from './ActionList.tsx';

/** The addresses of the business's that a chatbot may call. */
export default function ActionsPage({ params: { chatbotId } }: ChatbotPageProps) {
  const t = useTranslate();
  const actions = useActions(chatbotId);
  const canManage = useCan('action.manage');
  const [isCreating, setCreating] = useState(false);
  const isFull = actions.status === 'ready' && actions.value.length >= LIMITS.actionsPerChatbot;
  return (
    <>
      <PageHeader
        title={t('actions.title')}
        context={t('actions.context')}
        action={
          canManage && (
            <Button
              variant="contained"
              startIcon={<AppIcon name="plus" size={18} />}
              disabled={actions.status !== 'ready' || isFull}
              onClick={() => setCreating(true)}
            >
              {t('actions.create')}
            </Button>
          )
        }
      />
      <Typography color="textSecondary" sx={{ mb: 2, maxWidth: '72ch' }}>
        {t(canManage ? 'actions.text' : 'actions.readOnly')}{' '}
        <HelpLink page="developers/actions" about={t('actions.title')} />
      </Typography>
      {isFull && (
        <Typography color="textSecondary" sx={{ mb: 2 }}>
          {t('actions.full', { max: LIMITS.actionsPerChatbot })}
        </Typography>
      )}
      {actions.status === 'loading' && (
        <Stack spacing={2}>
          {[0, 1].map((row) => (
            <Skeleton key={row} variant="rounded" height={140} />
          ))}
        </Stack>
      )}
      {actions.status === 'error' && (
        <ErrorState title={t('actions.loadFailed')} error={actions.error} onRetry={actions.retry} />
      )}
      {actions.status === 'ready' && actions.value.length === 0 && (
        <EmptyState icon="send" title={t('actions.noneTitle')} text={t('actions.noneText')} />
      )}
      {actions.status === 'ready' && actions.value.length > 0 && (
        <ActionList chatbotId={chatbotId} actions={actions.value} canManage={canManage} />
      )}
      {actions.status === 'ready' && (
        <ActionChanges
          key={chatbotId}
          chatbotId={chatbotId}
          hasChanging={actions.value.some(({ changesSomething }) => changesSomething)}
        />
      )}
      {isCreating && <ActionDialog chatbotId={chatbotId} onClose={() => setCreating(false)} />}
    </>
  );
}
