import { paths } from '@parlance/domain/paths';
import { useEffect } from 'react';
import { presence } from '#web/lib/presence/presence.ts';
import { useMembership } from '#web/lib/org/useMembership.ts';
import { PRESENCE } from './PRESENCE.ts';

/** Says that one has a conversation open, once a minute, while somebody sees the tab. Leaving takes it back. */
export function usePresence(chatId: string): void {
  const { orgId, uid } = useMembership();
  useEffect(() => {
    const path = paths.viewer(orgId, chatId, uid);
    let timer: ReturnType<typeof setInterval> | undefined;
    const hide = () => {
      if (timer === undefined) return;
      clearInterval(timer);
      timer = undefined;
      void presence.hide(path);
    };
    const follow = () => {
      if (document.visibilityState !== 'visible') hide();
      else if (timer === undefined) {
        const show = () => void presence.show(path, PRESENCE.keptMs);
        show();
        timer = setInterval(show, PRESENCE.everyMs);
      }
    };
    follow();
    document.addEventListener('visibilitychange', follow);
    window.addEventListener('pagehide', hide);
    return () => {
      document.removeEventListener('visibilitychange', follow);
      window.removeEventListener('pagehide', hide);
      hide();
    };
  }, [orgId, chatId, uid]);
}
