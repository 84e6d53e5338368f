import type { ReactNode } from 'react';
import { PageHeader } from '#web/components/page/PageHeader.tsx';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { AccessKeys } from './AccessKeys.tsx';

interface ApiPageProps {
  /** Content below the keys, rendered once their height is known. */
  children: ReactNode;
}

/** The API: its keys and how to begin. */
export function ApiPage({ children }: ApiPageProps) {
  const t = useTranslate();
  return (
    <>
      <PageHeader title={t('settings.api')} context={t('settings.apiContext')} help="developers/api" />
      <AccessKeys>{children}</AccessKeys>
    </>
  );
}
