import type { Chat } from '@parlance/domain/documents/chats/chat';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '#web/config/paths.ts';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { desktopNotices } from '#web/lib/browser/desktopNotices.ts';
import type { Stored } from '#web/lib/firestore/live.ts';
import { useCan } from '#web/lib/org/useCan.ts';

/**
 * A desktop notice for every visitor who begins to wait while the dashboard is open, to those who can take over. It says
 * nothing of what the visitor wrote. `waiting` is undefined as long as that is not known.
 */
export function useWaitingNotices(waiting: readonly Stored<Chat>[] | undefined): void {
  const t = useTranslate();
  const navigate = useNavigate();
  const canTakeOver = useCan('chat.write');
  const known = useRef<ReadonlySet<string>>(undefined);

  const handleWaiting = useEffectEvent((chats: readonly Stored<Chat>[]) => {
    const before = known.current;
    known.current = new Set(chats.map(({ id }) => id));
    // Those who waited already when the page opened stand in the badge.
    if (before === undefined || !canTakeOver) return;
    for (const { id, chatbotId, origin } of chats.filter((chat) => !before.has(chat.id))) {
      desktopNotices.show({
        title: t('waiting.title'),
        body: origin,
        tag: id,
        onClick: () => void navigate(paths.chatbotChat(chatbotId, id)),
      });
    }
  });
  useEffect(() => {
    if (waiting !== undefined) handleWaiting(waiting);
  }, [waiting]);
}
