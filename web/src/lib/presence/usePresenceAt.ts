import { LIMITS } from '@parlance/domain/limits';
import { useEffect } from 'react';
import { beforeSignOut } from '#web/lib/auth/beforeSignOut.ts';
import { presence } from './presence.ts';
import { PRESENCE_KEPT_MS } from './PRESENCE_KEPT_MS.ts';

/** Says at a path that one is there, once a minute, while somebody sees the tab. Leaving takes it back. Undefined says nothing. */
export function usePresenceAt(path: string | undefined): void {
  useEffect(() => {
    if (path === undefined) return undefined;
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
        const show = () => void presence.show(path, PRESENCE_KEPT_MS);
        show();
        timer = setInterval(show, LIMITS.presenceEveryMs);
      }
    };
    follow();
    document.addEventListener('visibilitychange', follow);
    window.addEventListener('pagehide', hide);
    const keep = beforeSignOut.add(() => presence.hide(path));
    return () => {
      keep();
      document.removeEventListener('visibilitychange', follow);
      window.removeEventListener('pagehide', hide);
      hide();
    };
  }, [path]);
}
