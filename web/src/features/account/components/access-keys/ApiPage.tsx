import { PageHeader } from '#web/components/page/PageHeader.tsx';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { AccessKeys } from './AccessKeys.tsx';

/** The API: its keys and how to begin. */
export function ApiPage() {
  const t = useTranslate();
  return (
    <>
      <PageHeader title={t('settings.api')} context={t('settings.apiContext')} help="developers/api" />
      <AccessKeys />
    </>
  );
}
