import MuiLink from '@mui/material/Link';
import type { Activity } from '@parlance/domain/documents/organizations/activity';
import { Link } from 'react-router';
import { EventRow } from '#web/components/ui/EventRow.tsx';
import { paths } from '#web/config/paths.ts';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { activityIcon } from '../activityIcon.ts';
import { activitySentence } from '../activitySentence.ts';

interface ActivityItemProps {
  entry: Activity;
  timeZone: string;
}

/** One entry: what happened, with the way to its conversation where it is about one, and when. */
export function ActivityItem({ entry, timeZone }: ActivityItemProps) {
  const t = useTranslate();
  const sentence = activitySentence(entry, t);
  const chatId = entry.kind === 'chat-taken-over' ? entry.subjectId : null;
  return (
    <EventRow icon={activityIcon(entry.kind)} at={entry.at} timeZone={timeZone}>
      {chatId === null ? (
        sentence
      ) : (
        <MuiLink component={Link} to={paths.chat(chatId)}>
          {sentence}
        </MuiLink>
      )}
    </EventRow>
  );
}
