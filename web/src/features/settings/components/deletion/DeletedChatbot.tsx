import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { useNavigate } from 'react-router';
import { PageHeader } from '#web/components/page/PageHeader.tsx';
import { PageLink } from '#web/components/links/PageLink.tsx';
import { useToast } from '#web/lib/toast/useToast.ts';
import { paths } from '#web/config/paths.ts';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { useDeletion } from '../../api/useDeletion.ts';
import { useReceipt } from '../../useReceipt.ts';
import { DeletionProgress } from './DeletionProgress.tsx';

interface DeletedChatbotProps {
  chatbotId: string;
  /** Shown for a chatbot that was not deleted lately: it never existed. */
  fallback: ReactNode;
}

/** In place of all pages of a chatbot that is being deleted: how far it is. Who saw it run is taken to the list with the receipt. */
export function DeletedChatbot({ chatbotId, fallback }: DeletedChatbotProps) {
  const t = useTranslate();
  const toast = useToast();
  const receipt = useReceipt();
  const navigate = useNavigate();
  const wasRunning = useRef(false);
  const live = useDeletion(chatbotId, 'chatbot');
  const deletion = live.status === 'ready' ? live.value : undefined;
  const status = deletion?.status;

  const finish = useEffectEvent(async () => {
    if (!deletion) return;
    toast.success(receipt(deletion));
    await navigate(paths.chatbots());
  });
  useEffect(() => {
    if (status === 'running') wasRunning.current = true;
    if (status === 'done' && wasRunning.current) finish().catch(reportError);
  }, [status]);

  if (live.status === 'loading') return <Skeleton variant="rounded" height={160} />;
  if (!deletion) return fallback;
  return (
    <>
      <PageHeader
        title={t(status === 'done' ? 'generalSettings.deletedTitle' : 'generalSettings.deletingTitle', {
          name: deletion.chatbotName,
        })}
        context={t(status === 'done' ? 'generalSettings.deletedText' : 'generalSettings.deletingText')}
        action={
          <Button variant="outlined" component={PageLink} to={paths.chatbots()}>
            {t('nav.chatbots')}
          </Button>
        }
      />
      <DeletionProgress deletion={deletion} />
    </>
  );
}
