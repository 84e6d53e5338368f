import { StateChip } from '#web/components/ui/StateChip.tsx';
import { useTranslate } from '#web/i18n/useTranslate.ts';

/** Marks the release that is live. */
export function LiveChip() {
  const t = useTranslate();
  return <StateChip color="success" icon="circle-check" label={t('releases.live')} />;
}
