import { OrganizationPage } from '#web/features/organization/components/OrganizationPage.tsx';

export default function OrganizationSettings() {
  return <OrganizationPage />;
}
