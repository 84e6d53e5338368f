import type { ReactNode } from 'react';

const PATHS = {
  send: 'M12 19V5M5.5 11.5 12 5l6.5 6.5',
  stop: 'M7 7h10v10H7z',
  close: 'M6 6l12 12M18 6 6 18',
  mail: 'M4 6h16v12H4zM4 7l8 6 8-6',
  back: 'M19 12H5M11 6l-6 6 6 6',
  check: 'M5 12.5l4.5 4.5L19 7.5',
  menu: 'M12 5v.01M12 12v.01M12 19v.01',
  plus: 'M12 5v14M5 12h14',
  agent: 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM5 20a7 7 0 0 1 14 0',
  bookmark: 'M7 4h10v16l-5-4-5 4z',
  download: 'M12 4v11M7 11l5 5 5-5M5 20h14',
  bin: 'M4 7h16M9 7V4h6v3M6 7l1 13h10l1-13M10 11v5M14 11v5',
  sound: 'M5 9h3l5-4v14l-5-4H5zM16 9a4 4 0 0 1 0 6M18.5 6.5a8 8 0 0 1 0 11',
  phone: 'M6 4h4l1.5 5-2.5 1.5a11 11 0 0 0 4.5 4.5L15 12.5l5 1.5v4a2 2 0 0 1-2 2A14 14 0 0 1 4 6a2 2 0 0 1 2-2z',
  copy: 'M9 9h11v11H9zM15 9V4H4v11h5',
  up: 'M8 11v9H4v-9zM8 11l4-7a2 2 0 0 1 2 2v4h4.5a2 2 0 0 1 2 2.4l-1.2 6a2 2 0 0 1-2 1.6H8',
  down: 'M8 13V4H4v9zM8 13l4 7a2 2 0 0 0 2-2v-4h4.5a2 2 0 0 0 2-2.4l-1.2-6a2 2 0 0 0-2-1.6H8',
  again: 'M20 5v5h-5M4 19v-5h5M19 10a7.5 7.5 0 0 0-13.5-2.5M5 14a7.5 7.5 0 0 0 13.5 2.5',
} as const;

export type IconName = keyof typeof PATHS;

/** One of the chat's outlined icons. It never carries meaning alone: its button has the name. */
export function Icon({ name }: { name: IconName }): ReactNode {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={PATHS[name]} />
    </svg>
  );
}
