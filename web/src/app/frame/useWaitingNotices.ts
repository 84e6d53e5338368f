import type { Chat } from '@parlance/domain/documents/chats/chat';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '#web/config/paths.ts';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { desktopNotices } from '#web/lib/browser/desktopNotices.ts';
import { waitingSound } from '#web/lib/browser/waitingSound.ts';
import type { Stored } from '#web/lib/live.ts';
import { useCan } from '#web/lib/org/useCan.ts';
import { useMembership } from '#web/lib/org/useMembership.ts';
import { callsOne } from '#web/lib/org/waiting/callsOne.ts';
import { routedTo } from '#web/lib/org/waiting/routedTo.ts';

/**
 * A desktop notice for every visitor who begins to wait while the dashboard is open, to those who can take over, or to the one to whom a
 * rule has given the request, and the sound to those who want it. It says nothing of what the visitor wrote. `waiting` is undefined as long as that is not known.
 */
export function useWaitingNotices(waiting: readonly Stored<Chat>[] | undefined): void {
  const t = useTranslate();
  const navigate = useNavigate();
  const { uid, profile } = useMembership();
  const canTakeOver = useCan('chat.write');
  const known = useRef<ReadonlySet<string>>(undefined);

  const handleWaiting = useEffectEvent((waits: readonly Stored<Chat>[]) => {
    // One that somebody else has got calls when it is passed on.
    const chats = waits.filter((chat) => callsOne(chat, uid));
    const before = known.current;
    known.current = new Set(chats.map(({ id }) => id));
    // Those who waited already when the page opened stand in the badge.
    if (before === undefined || !canTakeOver) return;
    const begun = chats.filter((chat) => !before.has(chat.id));
    if (begun.length > 0 && profile.conversationSettings.sound) void waitingSound.playOnce();
    for (const chat of begun) {
      const { id, chatbotId, origin } = chat;
      desktopNotices.show({
        title: t(routedTo(chat) === uid ? 'waiting.titleYou' : 'waiting.title'),
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
