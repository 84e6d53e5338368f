import { pageTable } from './pageTable.ts';

/** Settings of the organization, its people and the own account. */
export const SETTINGS_PAGES = pageTable({
  settingsGeneral: {
    path: '/dashboard/settings/general',
    file: 'features/organization/components/OrganizationPage.tsx',
    label: 'settings.general',
    group: 'organization',
  },
  settingsMembers: {
    path: '/dashboard/settings/members',
    file: 'features/members/components/MembersPage.tsx',
    label: 'settings.members',
    icon: 'users',
    group: 'organization',
  },
  settingsTeams: {
    path: '/dashboard/settings/teams',
    file: 'features/teams/components/TeamsPage.tsx',
    label: 'settings.teams',
    icon: 'transfer',
    group: 'organization',
  },
  settingsPlans: {
    path: '/dashboard/settings/plans',
    file: 'features/billing/components/PlansPage.tsx',
    label: 'settings.plans',
    icon: 'shopping-bag',
    group: 'subscription',
    requires: 'billing.manage',
  },
  settingsBilling: {
    path: '/dashboard/settings/billing',
    file: 'features/billing/components/billing/BillingPage.tsx',
    label: 'settings.billing',
    icon: 'receipt',
    group: 'subscription',
    requires: 'billing.manage',
  },
  settingsCannedReplies: {
    path: '/dashboard/settings/canned-replies',
    file: 'features/cannedReplies/components/CannedRepliesPage.tsx',
    label: 'settings.cannedReplies',
    icon: 'quote',
    group: 'organization',
  },
  settingsAccount: {
    path: '/dashboard/settings/account',
    file: 'app/routes/Account.tsx',
    label: 'settings.account',
    fullLabel: 'nav.accountSettings',
    icon: 'user-circle',
    group: 'own',
  },
  settingsActivity: {
    path: '/dashboard/settings/activity',
    file: 'features/activity/components/ActivityPage.tsx',
    label: 'settings.activity',
    icon: 'history',
    group: 'organization',
  },
  settingsApi: {
    path: '/dashboard/settings/api',
    file: 'app/routes/Api.tsx',
    label: 'settings.api',
    icon: 'code',
    group: 'organization',
    requires: 'accessKeys.manage',
  },
});
