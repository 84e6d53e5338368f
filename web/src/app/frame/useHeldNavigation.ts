import { useEffect, useState } from 'react';
import { createPath, useNavigation } from 'react-router';
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
  const [isHeld, setHeld] = useState(false);
  useEffect(() => {
    if (!('navigation' in window)) return undefined;
    const { navigation } = window;
    const handleNavigate = (event: NavigateEvent) => {
      if (event.navigationType !== 'reload' || event.userInitiated || navigator.onLine) return;
      event.preventDefault();
      setHeld(true);
    };
    navigation.addEventListener('navigate', handleNavigate);
    return () => navigation.removeEventListener('navigate', handleNavigate);
  }, []);
  const wanted = isHeld && location !== undefined ? createPath(location) : undefined;
  useEffect(() => {
    if (isOnline && wanted !== undefined) window.location.assign(wanted);
  }, [isOnline, wanted]);
  return wanted !== undefined && !isOnline;
}
