import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { FormContent } from '@parlance/domain/documents/forms/form';
import { LIMITS } from '@parlance/domain/limits';
import { useState } from 'react';
import type { ChatbotPageProps } from '#web/components/page/ChatbotPageProps.ts';
import { HelpLink } from '#web/components/page/HelpLink.tsx';
import { PageHeader } from '#web/components/page/PageHeader.tsx';
import { EmptyState } from '#web/components/ui/EmptyState.tsx';
import { ErrorState } from '#web/components/ui/ErrorState.tsx';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { useCan } from '#web/lib/org/useCan.ts';
import { useForms } from '#web/lib/lists/useForms.ts';
import { EditFormDialog } from './EditFormDialog.tsx';
import { FormItem } from './FormItem.tsx';
import { NewFormMenu } from './NewFormMenu.tsx';

/** The forms that a chatbot's visitors fill in. */
export default function FormsPage({ params: { chatbotId } }: ChatbotPageProps) {
  const t = useTranslate();
  const forms = useForms(chatbotId);
  const canConfigure = useCan('chatbot.configure');
  const [begun, setBegun] = useState<FormContent>();
  const isFull = forms.status === 'ready' && forms.value.length >= LIMITS.formsPerChatbot;
  const isReady = forms.status === 'ready' && !isFull;
  return (
    <>
      <PageHeader
        title={t('forms.title')}
        context={t('forms.context')}
        action={canConfigure && <NewFormMenu isDisabled={!isReady} onBegin={setBegun} />}
      />
      <Typography color="textSecondary" sx={{ mb: 2, maxWidth: '72ch' }}>
        {t(canConfigure ? 'forms.text' : 'forms.readOnly')} <HelpLink page="forms" about={t('forms.title')} />
      </Typography>
      {isFull && (
        <Typography color="textSecondary" sx={{ mb: 2 }}>
          {t('forms.full', { max: LIMITS.formsPerChatbot })}
        </Typography>
      )}
      {forms.status === 'loading' && (
        <Stack spacing={2}>
          {[0, 1].map((row) => (
            <Skeleton key={row} variant="rounded" height={112} />
          ))}
        </Stack>
      )}
      {forms.status === 'error' && (
        <ErrorState title={t('forms.loadFailed')} error={forms.error} onRetry={forms.retry} />
      )}
      {forms.status === 'ready' && forms.value.length === 0 && (
        <EmptyState
          icon="list-check"
          title={t('forms.noneTitle')}
          text={t('forms.noneText')}
          action={canConfigure && <NewFormMenu isDisabled={false} onBegin={setBegun} />}
        />
      )}
      {forms.status === 'ready' && forms.value.length > 0 && (
        <Stack component="ul" spacing={2} aria-label={t('forms.title')} sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {forms.value.map((form) => (
            <FormItem key={form.id} chatbotId={chatbotId} form={form} canConfigure={canConfigure} />
          ))}
        </Stack>
      )}
      {begun !== undefined && (
        <EditFormDialog chatbotId={chatbotId} begun={begun} onClose={() => setBegun(undefined)} />
      )}
    </>
  );
}
