import { pageTable } from './pageTable.ts';

/** Conversations, leads, declarations and submissions of one chatbot. */
export const CHATBOT_ACTIVITY_PAGES = pageTable({
  chatbotChats: {
    path: '/dashboard/chatbot/:chatbotId/activity/chats',
    file: 'features/chats/components/ChatsPage.tsx',
    label: 'nav.chats',
    icon: 'messages',
    tab: 1,
  },
  chatbotLeads: {
    path: '/dashboard/chatbot/:chatbotId/activity/leads',
    file: 'features/leads/components/LeadsPage.tsx',
    label: 'nav.leads',
    icon: 'mail',
    tab: 2,
  },
  chatbotDeclarations: {
    path: '/dashboard/chatbot/:chatbotId/activity/declarations',
    file: 'features/declarations/components/DeclarationsPage.tsx',
    label: 'nav.declarations',
    icon: 'receipt',
    tab: 3,
  },
  chatbotSubmissions: {
    path: '/dashboard/chatbot/:chatbotId/activity/submissions',
    file: 'features/submissions/components/SubmissionsPage.tsx',
    label: 'nav.submissions',
    icon: 'list-check',
    tab: 4,
  },
});
