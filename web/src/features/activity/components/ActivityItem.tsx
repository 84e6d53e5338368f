import MuiLink from '@mui/material/Link';
import type { Activity } from '@parlance/domain/documents/organizations/activity';
import { stretchedLink } from '#web/components/table/stretchedLink.ts';
import { EventRow } from '#web/components/ui/EventRow.tsx';
import { PageLink } from '#web/components/links/PageLink.tsx';
import { paths } from '#web/config/paths.ts';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { activityIcon } from '../activityIcon.ts';
import { activitySentence } from '../activitySentence.ts';

interface ActivityItemProps {
  entry: Activity;
  timeZone: string;
}

/** Path of the conversation, the lead, the declaration or the submission that an entry is about. */
function placeOf({ kind, subjectId, chatbotId }: Activity): string | undefined {
  if (subjectId === null) return undefined;
  if (kind === 'chat-taken-over' || kind === 'chat-revealed') return paths.chat(subjectId);
  if (chatbotId === null) return undefined;
  if (kind === 'declaration-revealed') return paths.chatbotDeclaration(chatbotId, subjectId);
  if (kind === 'submission-revealed') return paths.chatbotSubmission(chatbotId, subjectId);
  return kind === 'lead-revealed' ? paths.chatbotLead(chatbotId, subjectId) : undefined;
}

/** One entry: what happened, with the way to its conversation, lead, declaration or submission where it is about one, and when. */
export function ActivityItem({ entry, timeZone }: ActivityItemProps) {
  const t = useTranslate();
  const sentence = activitySentence(entry, t);
  const place = placeOf(entry);
  return (
    <EventRow icon={activityIcon(entry.kind)} at={entry.at} timeZone={timeZone}>
      {place === undefined ? (
        sentence
      ) : (
        <MuiLink component={PageLink} to={place} sx={stretchedLink}>
          {sentence}
        </MuiLink>
      )}
    </EventRow>
  );
}
