import { SettingsColumns } from '#web/app/frame/SettingsColumns.tsx';
import { useSettingsGroups } from '#web/app/frame/useSettingsGroups.ts';
import { SETTINGS_PAGES } from '#web/config/pages/SETTINGS_PAGES.ts';
import { useTranslate } from '#web/i18n/useTranslate.ts';

/** Everything about the organization, its people and one's own account. */
export default function SettingsLayout() {
  const t = useTranslate();
  return <SettingsColumns label={t('nav.settings')} groups={useSettingsGroups(SETTINGS_PAGES)} />;
}
