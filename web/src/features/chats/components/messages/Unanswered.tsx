import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { VisitorMessage } from '@parlance/domain/documents/chats/message';
import { LIMITS } from '@parlance/domain/limits';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { useEffect, useState } from 'react';
import { VerdictChip } from './VerdictChip.tsx';

interface UnansweredProps {
  question: VisitorMessage;
}

/** The business's own answers are not charged, and follow their question within this time. */
const OWN_ANSWER_MS = 3000;

/** Reports whether a moment (milliseconds since 1970) has come; renders again when it does. */
function usePast(moment: number): boolean {
  const [isPast, setPast] = useState(() => Date.now() >= moment);
  useEffect(() => {
    const timer = setTimeout(() => setPast(true), Math.max(0, moment - Date.now()));
    return () => clearTimeout(timer);
  }, [moment]);
  return isPast;
}

/** Under a question that has no answer: it is being written, or it failed and why nothing is lost. */
export function Unanswered({ question: { at, charged } }: UnansweredProps) {
  const t = useTranslate();
  const isOver = usePast(at.getTime() + (charged ? LIMITS.answerTimeoutMs : OWN_ANSWER_MS));
  return (
    <Box sx={{ mt: 0.75, display: 'grid', gap: 0.5, justifyItems: 'start' }}>
      <VerdictChip verdict={isOver ? 'failed' : 'pending'} />
      {isOver && (
        <Typography variant="caption" color="textSecondary">
          {t(charged ? 'chats.brokenOff' : 'chats.notCharged')}
        </Typography>
      )}
    </Box>
  );
}
