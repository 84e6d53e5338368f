import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { AnswerMessage } from '@parlance/domain/documents/chats/message';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { Citations } from '#web/components/citations/Citations.tsx';
import { Disclosure } from './Disclosure.tsx';
import { VerdictChip } from './VerdictChip.tsx';

interface FormerAnswerProps {
  answer: AnswerMessage;
}

/** Answer of the chatbot before it was revised, and what it was based on. */
export function FormerAnswer({ answer: { original, citations, verdict } }: FormerAnswerProps) {
  const t = useTranslate();
  return (
    <Disclosure label={t('chats.original')}>
      <Stack spacing={1} sx={{ alignItems: 'flex-start' }}>
        <Typography sx={{ whiteSpace: 'pre-wrap', maxWidth: '72ch' }}>
          {original === null || original === '' ? t('chats.noText') : original}
        </Typography>
        {/* A cut answer became the business's own when it was revised: that says nothing of what was said before. */}
        {verdict !== 'verified' && <VerdictChip verdict={verdict} />}
      </Stack>
      {citations.length > 0 && <Citations citations={citations} />}
    </Disclosure>
  );
}
