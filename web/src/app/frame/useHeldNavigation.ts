import { use, useEffect, useState } from 'react';
import { createPath, UNSAFE_DataRouterContext, useNavigation } from 'react-router';
import { useOnline } from '#web/lib/browser/useOnline.ts';

/**
 * Keeps the page that is there when another one is opened without a connection, and opens that one once the connection is back.
 * React Router loads the document anew where the file of a page cannot be fetched, which would end on the browser's own error page
 * with all that was typed. It asks for a file that failed no second time: from then on pages are opened as documents. A browser
 * without the Navigation API does as the router says.
 * @returns True while a page waits for the connection.
 */
export function useHeldNavigation(): boolean {
  const isOnline = useOnline();
  const { location } = useNavigation();
  /** Knows at once what is on its way: React hears of it in a transition, which may be later than the file failed. */
  const router = use(UNSAFE_DataRouterContext)?.router;
  /** The navigation that is held: it ends with it, and another one is not. */
  const [held, setHeld] = useState<typeof location>();
  useEffect(() => {
    if (!('navigation' in window)) return undefined;
    const { navigation } = window;
    const handleNavigate = (event: NavigateEvent) => {
      if (event.navigationType !== 'reload' || event.userInitiated || navigator.onLine) return;
      // Without a page on its way it is no reload of the router's.
      const underWay = router?.state.navigation.location;
      if (underWay === undefined) return;
      event.preventDefault();
      setHeld(underWay);
    };
    navigation.addEventListener('navigate', handleNavigate);
    return () => navigation.removeEventListener('navigate', handleNavigate);
  }, [router]);
  const wanted = location !== undefined && held === location ? createPath(location) : undefined;
  useEffect(() => {
    if (isOnline && wanted !== undefined) window.location.assign(wanted);
  }, [isOnline, wanted]);
  return wanted !== undefined && !isOnline;
}
