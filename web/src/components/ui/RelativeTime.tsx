import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';

interface RelativeTimeProps {
  date: Date;
}

const STEPS = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
] as const;
const WEEK_SECONDS = 7 * 86_400;

/** "5 minutes ago", kept current; the date itself when it is more than a week old. */
export function RelativeTime({ date }: RelativeTimeProps) {
  const intl = useIntl();
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 30_000);
    return () => clearInterval(timer);
  }, []);

  const seconds = Math.max(0, (now - date.getTime()) / 1000);
  const [unit, size] = STEPS.find(([, length]) => seconds >= length) ?? (['second', 1] as const);
  const text =
    seconds >= WEEK_SECONDS
      ? intl.formatDate(date, { dateStyle: 'medium' })
      : intl.formatRelativeTime(unit === 'second' ? 0 : -Math.floor(seconds / size), unit, { numeric: 'auto' });
  return (
    <time dateTime={date.toISOString()} title={intl.formatDate(date, { dateStyle: 'full', timeStyle: 'short' })}>
      {text}
    </time>
  );
}
