import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { EventRow } from '#web/components/ui/EventRow.tsx';
import { PageLink } from '#web/components/links/PageLink.tsx';
import { paths } from '#web/config/paths.ts';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import type { ActivityEvent } from '../activity/activityEvent.ts';

interface VisitorEventProps {
  event: Exclude<ActivityEvent, { kind: 'team' }>;
  chatbotNames: ReadonlyMap<string, string>;
  timeZone: string;
}

/** A conversation that began or a lead, with the way there, and what was said last or in it. */
export function VisitorEvent({ event, chatbotNames, timeZone }: VisitorEventProps) {
  const t = useTranslate();
  const { chatbotId, said, to, title, icon } =
    event.kind === 'chat'
      ? {
          chatbotId: event.chat.chatbotId,
          said: event.chat.lastMessage,
          to: paths.chatbotChat(event.chat.chatbotId, event.chat.id),
          title: t('overview.newConversation'),
          icon: 'messages' as const,
        }
      : {
          chatbotId: event.lead.chatbotId,
          said: event.lead.message,
          to: paths.chatbotLead(event.lead.chatbotId, event.lead.id),
          title: t('overview.newLead', { name: event.lead.name === '' ? event.lead.email : event.lead.name }),
          icon: 'mail' as const,
        };
  const chatbot = chatbotNames.get(chatbotId);
  return (
    <EventRow icon={icon} at={event.at} timeZone={timeZone}>
      <MuiLink component={PageLink} to={to}>
        {chatbot === undefined ? title : t('overview.withChatbot', { title, chatbot })}
      </MuiLink>
      {said !== '' && (
        <Typography variant="body2" color="textSecondary" noWrap>
          {said}
        </Typography>
      )}
    </EventRow>
  );
}
