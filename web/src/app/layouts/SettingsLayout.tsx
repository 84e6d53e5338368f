import Box from '@mui/material/Box';
import { Outlet } from 'react-router';
import { LinkTabs } from '#web/app/frame/LinkTabs.tsx';
import { paths } from '#web/config/paths.ts';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { useCan } from '#web/lib/org/useCan.ts';

/** Everything about the organization, its people and one's own account. */
export default function SettingsLayout() {
  const t = useTranslate();
  const canManageKeys = useCan('accessKeys.manage');
  const canManageBilling = useCan('billing.manage');
  return (
    <>
      <Box sx={{ borderBottom: 1, borderColor: 'divider', mb: 3 }}>
        <LinkTabs
          label={t('nav.settings')}
          tabs={[
            { to: paths.settingsGeneral(), label: t('settings.general') },
            { to: paths.settingsMembers(), label: t('settings.members') },
            ...(canManageBilling
              ? [
                  { to: paths.settingsPlans(), label: t('settings.plans') },
                  { to: paths.settingsBilling(), label: t('settings.billing') },
                ]
              : []),
            { to: paths.settingsCannedReplies(), label: t('settings.cannedReplies') },
            { to: paths.settingsAccount(), label: t('settings.account') },
            { to: paths.settingsActivity(), label: t('settings.activity') },
            ...(canManageKeys ? [{ to: paths.settingsApi(), label: t('settings.api') }] : []),
          ]}
        />
      </Box>
      <Outlet />
    </>
  );
}
