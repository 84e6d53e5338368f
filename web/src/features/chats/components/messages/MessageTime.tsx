import { useIntl } from 'react-intl';

/** The time of a message; pointed at, the full date with it. */
export function MessageTime({ at }: { at: Date }) {
  const intl = useIntl();
  return (
    <time dateTime={at.toISOString()} title={intl.formatDate(at, { dateStyle: 'full', timeStyle: 'medium' })}>
      {intl.formatTime(at)}
    </time>
  );
}
