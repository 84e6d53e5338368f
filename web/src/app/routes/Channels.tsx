import type { ChatbotPageProps } from '#web/components/page/ChatbotPageProps.ts';
import { ChannelsPage } from '#web/features/channels/components/ChannelsPage.tsx';
import { TeamChatsSection } from '#web/features/teamChats/components/TeamChatsSection.tsx';

export default function Channels({ params }: ChatbotPageProps) {
  return (
    <ChannelsPage params={params}>
      <TeamChatsSection />
    </ChannelsPage>
  );
}
