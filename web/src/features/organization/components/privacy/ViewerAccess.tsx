import { openPersonalData } from '@parlance/domain/contracts/privacy';
import { SettingSwitch } from '#web/components/settings/SettingSwitch.tsx';
import { useAction } from '#web/components/toast/useAction.ts';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { callContract } from '#web/lib/functions/callContract.ts';
import { useMembership } from '#web/lib/org/useMembership.ts';

/** Whether viewers see personal data of visitors: the owner's to decide, and in force at once. */
export function ViewerAccess() {
  const t = useTranslate();
  const { orgId, org } = useMembership();
  const { isBusy, run } = useAction(async (isOpen: boolean) => {
    await callContract(openPersonalData, { orgId, isOpen });
  }, t('privacy.viewersFailed'));
  return (
    <SettingSwitch
      label={t('privacy.viewersSee')}
      text={t('privacy.viewersSeeText')}
      isOn={org.viewersSeePersonalData}
      isDisabled={isBusy}
      onChange={run}
    />
  );
}
