import { SettingsColumns } from '#web/app/frame/SettingsColumns.tsx';
import { paths } from '#web/config/paths.ts';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { useCan } from '#web/lib/org/useCan.ts';

/** Everything about the organization, its people and one's own account. */
export default function SettingsLayout() {
  const t = useTranslate();
  const canManageKeys = useCan('accessKeys.manage');
  const canManageBilling = useCan('billing.manage');
  const organization = {
    label: t('settingsGroup.organization'),
    links: [
      { to: paths.settingsGeneral(), label: t('settings.general') },
      { to: paths.settingsMembers(), label: t('settings.members') },
      { to: paths.settingsCannedReplies(), label: t('settings.cannedReplies') },
      { to: paths.settingsActivity(), label: t('settings.activity') },
      ...(canManageKeys ? [{ to: paths.settingsApi(), label: t('settings.api') }] : []),
    ],
  };
  const subscription = {
    label: t('settingsGroup.subscription'),
    links: [
      { to: paths.settingsPlans(), label: t('settings.plans') },
      { to: paths.settingsBilling(), label: t('settings.billing') },
    ],
  };
  const own = {
    label: t('settingsGroup.own'),
    links: [{ to: paths.settingsAccount(), label: t('settings.account') }],
  };
  return (
    <SettingsColumns
      label={t('nav.settings')}
      groups={[organization, ...(canManageBilling ? [subscription] : []), own]}
    />
  );
}
