import { PageHeader } from '#web/components/page/PageHeader.tsx';
import { SettingsSection } from '#web/components/settings/SettingsSection.tsx';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { useCan } from '#web/lib/org/useCan.ts';
import { useMembership } from '#web/lib/org/useMembership.ts';
import { DeleteOrg } from './DeleteOrg.tsx';
import { OrgForm } from './OrgForm.tsx';
import { PersonData } from './privacy/PersonData.tsx';
import { PersonalDataChoice } from './privacy/PersonalDataChoice.tsx';
import { PlanFacts } from './PlanFacts.tsx';
import { TransferOwnership } from './TransferOwnership.tsx';

/** The organization's name, place in time, language and plan; for its owner, how to hand it over or end it. */
export default function OrganizationPage() {
  const t = useTranslate();
  const { orgId } = useMembership();
  const canOpen = useCan('personalData.open');
  const canManagePeople = useCan('person.manage');
  const canTransfer = useCan('ownership.transfer');
  const canDelete = useCan('org.delete');
  return (
    <>
      <PageHeader title={t('org.title')} context={t('org.context')} />
      <SettingsSection title={t('org.detailsTitle')} text={t('org.detailsText')}>
        <OrgForm key={orgId} />
      </SettingsSection>
      <SettingsSection title={t('org.planTitle')} text={t('org.planText')}>
        <PlanFacts />
      </SettingsSection>
      {canOpen && (
        <SettingsSection title={t('privacy.accessTitle')} text={t('privacy.accessIntro')}>
          <PersonalDataChoice />
        </SettingsSection>
      )}
      {canManagePeople && (
        <SettingsSection title={t('privacy.title')} text={t('privacy.text')}>
          <PersonData />
        </SettingsSection>
      )}
      {canTransfer && (
        <SettingsSection title={t('org.transferTitle')} text={t('org.transferText')} isDanger>
          <TransferOwnership />
        </SettingsSection>
      )}
      {canDelete && (
        <SettingsSection title={t('org.deleteTitle')} text={t('org.deleteText')} isDanger>
          <DeleteOrg />
        </SettingsSection>
      )}
    </>
  );
}
