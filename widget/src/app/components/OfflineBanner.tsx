import type { ReactNode } from 'react';
import { useWidget } from '../context/WidgetContext.ts';
import { useOnline } from '../host/useOnline.ts';

/** Says that there is no connection, while there is none. */
export function OfflineBanner(): ReactNode {
  const { messages } = useWidget();
  return !useOnline() && <output className="banner">{messages.offline}</output>;
}
