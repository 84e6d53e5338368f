import { safeStorage } from './safeStorage.ts';

/** `denied`: the browser is set to show none. `unsupported`: it has none. */
export type DesktopNotices = 'unsupported' | 'denied' | 'off' | 'on';

interface Notice {
  title: string;
  body: string;
  /** Tabs that announce the same thing show it once. */
  tag: string;
  onClick: () => void;
}

const KEY = 'parlance-desktop-notices';

function state(): DesktopNotices {
  if (!('Notification' in window)) return 'unsupported';
  if (Notification.permission === 'denied') return 'denied';
  return Notification.permission === 'granted' && safeStorage.read(KEY) === '1' ? 'on' : 'off';
}

/** Notices of the operating system, in this browser: off until somebody turns them on, and always silent. */
export const desktopNotices = {
  state,
  /** Asks the person, unless they have agreed before. Only from a click: browsers allow no other moment. */
  async turnOn(): Promise<DesktopNotices> {
    safeStorage.write(KEY, '1');
    if (state() !== 'unsupported') await Notification.requestPermission();
    return state();
  },
  turnOff(): DesktopNotices {
    safeStorage.write(KEY, '0');
    return state();
  },
  /** Does nothing where they are not on, and while somebody is at this page, who sees it anyway. */
  show({ title, body, tag, onClick }: Notice): void {
    if (state() !== 'on' || document.hasFocus()) return;
    try {
      const notice = new Notification(title, { body, tag, silent: true });
      notice.addEventListener('click', () => {
        window.focus();
        notice.close();
        onClick();
      });
    } catch {
      // Phones know the interface and refuse it to pages.
    }
  },
} as const;
