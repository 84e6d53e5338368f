import { useState, type ReactNode } from 'react';
import { formatTime, timeLocale } from '../../time/formatTime.ts';
import { useWidget } from '../../context/WidgetContext.ts';

/** Time of a message. `at` in milliseconds. */
export function Time({ at }: { at: number }): ReactNode {
  const { locale } = useWidget();
  const [now] = useState(() => Date.now());
  return (
    <time className="time" dateTime={new Date(at).toISOString()}>
      {formatTime(at, now, timeLocale(locale, navigator.languages))}
    </time>
  );
}
