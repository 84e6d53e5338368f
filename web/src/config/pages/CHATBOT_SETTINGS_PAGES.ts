import { pageTable } from './pageTable.ts';

/** Settings of one chatbot. How it is embedded has a page beside them. */
export const CHATBOT_SETTINGS_PAGES = pageTable({
  chatbotGeneral: {
    path: '/dashboard/chatbot/:chatbotId/settings/general',
    file: 'features/settings/components/general/GeneralPage.tsx',
    label: 'settings.general',
    group: 'chatbot',
  },
  chatbotInterface: {
    path: '/dashboard/chatbot/:chatbotId/settings/interface',
    file: 'features/settings/components/interface/InterfacePage.tsx',
    label: 'chatbotSettings.interface',
    group: 'chatbot',
  },
  chatbotProactive: {
    path: '/dashboard/chatbot/:chatbotId/settings/proactive',
    file: 'features/settings/components/proactive/ProactivePage.tsx',
    label: 'chatbotSettings.proactive',
    icon: 'message-chatbot',
    group: 'chatbot',
  },
  chatbotAi: {
    path: '/dashboard/chatbot/:chatbotId/settings/ai',
    file: 'features/playground/components/ai-settings/AiSettingsPage.tsx',
    label: 'aiSettings.title',
    group: 'answers',
  },
  chatbotActions: {
    path: '/dashboard/chatbot/:chatbotId/settings/actions',
    file: 'features/actions/components/ActionsPage.tsx',
    label: 'actions.title',
    group: 'answers',
  },
  chatbotProcedures: {
    path: '/dashboard/chatbot/:chatbotId/settings/procedures',
    file: 'features/settings/components/procedures/ProceduresPage.tsx',
    label: 'chatbotSettings.procedures',
    icon: 'list-check',
    group: 'answers',
  },
  chatbotSecurity: {
    path: '/dashboard/chatbot/:chatbotId/settings/security',
    file: 'features/settings/components/security/SecurityPage.tsx',
    label: 'chatbotSettings.security',
    group: 'answers',
  },
  chatbotLeadSettings: {
    path: '/dashboard/chatbot/:chatbotId/settings/leads',
    file: 'features/settings/components/leads/LeadSettingsPage.tsx',
    label: 'chatbotSettings.leads',
    group: 'people',
  },
  chatbotForms: {
    path: '/dashboard/chatbot/:chatbotId/settings/forms',
    file: 'features/forms/components/FormsPage.tsx',
    label: 'forms.title',
    icon: 'list-check',
    group: 'people',
  },
  chatbotHandover: {
    path: '/dashboard/chatbot/:chatbotId/settings/handover',
    file: 'features/settings/components/handover/HandoverPage.tsx',
    label: 'chatbotSettings.handoverTab',
    icon: 'user-circle',
    group: 'people',
  },
  chatbotChannels: {
    path: '/dashboard/chatbot/:chatbotId/settings/channels',
    file: 'app/routes/Channels.tsx',
    label: 'channels.title',
    icon: 'messages',
    group: 'people',
  },
  chatbotIdentity: {
    path: '/dashboard/chatbot/:chatbotId/settings/identity',
    file: 'features/identity/components/IdentityPage.tsx',
    label: 'identity.title',
    group: 'people',
  },
  chatbotDesk: {
    path: '/dashboard/chatbot/:chatbotId/settings/desk',
    file: 'features/settings/components/desk/DeskPage.tsx',
    label: 'chatbotSettings.desk',
    group: 'people',
  },
  chatbotNotifications: {
    path: '/dashboard/chatbot/:chatbotId/settings/notifications',
    file: 'features/settings/components/notifications/NotificationsPage.tsx',
    label: 'chatbotSettings.notifications',
    group: 'people',
  },
});
