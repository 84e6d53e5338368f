import { EmptyState } from '#web/components/ui/EmptyState.tsx';
import { useTranslate } from '#web/i18n/useTranslate.ts';

/** Stands in the chat's place for those who may not try answers. */
export function NoTrials() {
  const t = useTranslate();
  return <EmptyState icon="eye" title={t('playground.viewerTitle')} text={t('playground.viewerText')} />;
}
