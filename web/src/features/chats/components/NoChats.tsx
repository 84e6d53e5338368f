import { EmptyState } from '#web/components/ui/EmptyState.tsx';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { useCan } from '#web/lib/org/useCan.ts';
import { DesktopNotices } from './DesktopNotices.tsx';

/** In place of everything, as long as nobody has written to the chatbot. */
export function NoChats() {
  const t = useTranslate();
  const canTakeOver = useCan('chat.write');
  return (
    <>
      <EmptyState icon="messages" title={t('chats.emptyTitle')} text={t('chats.emptyText')} />
      {canTakeOver && <DesktopNotices />}
    </>
  );
}
