import { type ReactNode, useMemo } from 'react';
import { createIntl, RawIntlProvider, useIntl } from 'react-intl';
import { useMembership } from '#web/lib/org/useMembership.ts';

interface OrgClockProps {
  children: ReactNode;
}

/** Dates and times below it are those of the organization's clock, wherever the reader is. */
export function OrgClock({ children }: OrgClockProps) {
  const intl = useIntl();
  const { locale, messages, defaultLocale } = intl;
  const { timezone } = useMembership().org;
  const ofOrg = useMemo(
    () => createIntl({ locale, messages, defaultLocale, timeZone: timezone }),
    [locale, messages, defaultLocale, timezone],
  );
  return <RawIntlProvider value={ofOrg}>{children}</RawIntlProvider>;
}
