import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Tooltip from '@mui/material/Tooltip';
import type { Chat } from '@parlance/domain/documents/chats/chat';
import { useIntl } from 'react-intl';
import { AppIcon } from '#web/components/ui/AppIcon.tsx';
import { visuallyHidden } from '#web/components/ui/visuallyHidden.ts';
import { type Translate, useTranslate } from '#web/i18n/useTranslate.ts';
import { useMembership } from '#web/lib/org/useMembership.ts';
import { type ChatMark, chatMarks } from '../../list/chatMarks.ts';
import { takeoverOf } from '../../takeoverOf.ts';
import { ChatState } from '../ChatState.tsx';
import { RatingMark } from '../messages/RatingMark.tsx';
import { OutcomeMark } from './OutcomeMark.tsx';

/** Maximum number of marks beside each other in the list. */
const SHOWN = 2;

/** In the list: the most urgent marks of a conversation, and how many more there are. */
export function ChatMarks({ chat }: { chat: Chat }) {
  const t = useTranslate();
  const intl = useIntl();
  const { uid } = useMembership();
  const marks = chatMarks(chat, takeoverOf(chat, uid).kind !== 'bot');
  const others = marks.slice(SHOWN);
  const names = intl.formatList(
    others.map((mark) => nameOf(mark, t)),
    { type: 'unit' },
  );
  return (
    <Box sx={{ display: 'flex', gap: 0.75, minWidth: 0, '&:empty': { display: 'none' } }}>
      {marks.slice(0, SHOWN).map((mark) => (
        <Mark key={`${mark.kind}${mark.kind === 'tag' ? mark.tag : ''}`} mark={mark} chat={chat} />
      ))}
      {others.length > 0 && (
        <Tooltip title={names}>
          <Box component="span" sx={{ typography: 'caption', color: 'text.secondary', alignSelf: 'center' }}>
            <span aria-hidden="true">{t('chats.moreMarks', { count: others.length })}</span>
            <Box component="span" sx={visuallyHidden}>
              {names}
            </Box>
          </Box>
        </Tooltip>
      )}
    </Box>
  );
}

function Mark({ mark, chat }: { mark: ChatMark; chat: Chat }) {
  const t = useTranslate();
  switch (mark.kind) {
    case 'state':
      return <ChatState chat={chat} />;
    case 'outcome':
      return <OutcomeMark outcome={mark.outcome} />;
    case 'rating':
      return <RatingMark rating={mark.rating} />;
    case 'tag':
      return <Chip size="small" icon={<AppIcon name="tag" size={14} />} label={mark.tag} />;
    case 'sentiment':
    case 'category':
      return <Chip size="small" variant="outlined" label={nameOf(mark, t)} />;
  }
}

/** A mark in words. Who waits or has taken over is always the first one, and shown. */
function nameOf(mark: ChatMark, t: Translate): string {
  switch (mark.kind) {
    case 'state':
      return '';
    case 'outcome':
      return t(`outcome.${mark.outcome}`);
    case 'rating':
      return t(`rating.${mark.rating}`);
    case 'sentiment':
      return t(`sentiment.${mark.sentiment}`);
    case 'tag':
      return mark.tag;
    case 'category':
      return mark.category;
  }
}
