import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import type { Chat } from '@parlance/domain/documents/chats/chat';
import { useState } from 'react';
import { AppIcon } from '#web/components/ui/AppIcon.tsx';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import type { Stored } from '#web/lib/live.ts';
import { useCanEdit } from '../../useCanEdit.ts';
import { CorrectDialog } from './CorrectDialog.tsx';
import { OutcomeMark } from './OutcomeMark.tsx';

interface ClassificationProps {
  chat: Stored<Chat>;
}

/** Category, topic, sentiment and outcome of a conversation, with where they come from and the way to correct them. */
export function Classification({ chat }: ClassificationProps) {
  const t = useTranslate();
  const canCorrect = useCanEdit(chat.id);
  const [isOpen, setOpen] = useState(false);
  const { category, topic, sentiment, outcome, corrected } = chat;
  const source = t(corrected.length > 0 ? 'chats.correctedHint' : 'chats.classifiedHint');
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 0.75, mt: 0.5 }}>
      {category === null ? (
        <Typography variant="caption" color="textSecondary">
          {t('chats.notClassified')}
        </Typography>
      ) : (
        <Chip size="small" variant="outlined" label={category} />
      )}
      {topic !== null && topic !== category && (
        <Typography variant="caption" sx={{ overflowWrap: 'anywhere' }}>
          {topic}
        </Typography>
      )}
      {sentiment !== null && <Chip size="small" variant="outlined" label={t(`sentiment.${sentiment}`)} />}
      {outcome !== null && <OutcomeMark outcome={outcome} />}
      <Tooltip title={source} enterTouchDelay={0}>
        <IconButton size="small" aria-label={source}>
          <AppIcon name="info-circle" size={16} />
        </IconButton>
      </Tooltip>
      {canCorrect && (
        <Tooltip title={t('chats.correct')}>
          <IconButton size="small" aria-label={t('chats.correct')} onClick={() => setOpen(true)}>
            <AppIcon name="pencil" size={16} />
          </IconButton>
        </Tooltip>
      )}
      {isOpen && <CorrectDialog chat={chat} onClose={() => setOpen(false)} />}
    </Box>
  );
}
