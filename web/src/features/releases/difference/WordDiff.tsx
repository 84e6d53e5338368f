import Box from '@mui/material/Box';
import { useMemo } from 'react';
import { visuallyHidden } from '#web/components/ui/visuallyHidden.ts';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { wordDiff } from './wordDiff.ts';

interface WordDiffProps {
  before: string;
  after: string;
}

const LOOK = {
  added: { textDecoration: 'underline', bgcolor: 'success.light', color: 'text.primary' },
  removed: { textDecoration: 'line-through', color: 'text.secondary' },
} as const;

/** A text with the words that went and came, said to screen readers, too. */
export function WordDiff({ before, after }: WordDiffProps) {
  const t = useTranslate();
  const parts = useMemo(() => wordDiff(before, after), [before, after]);
  return (
    <Box sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', typography: 'body2' }}>
      {parts.map(({ kind, text }, index) =>
        kind === 'same' ? (
          text
        ) : (
          <Box key={index} component={kind === 'added' ? 'ins' : 'del'} sx={LOOK[kind]}>
            <Box component="span" sx={visuallyHidden}>
              {t(kind === 'added' ? 'releases.wordsIn' : 'releases.wordsOut')}{' '}
            </Box>
            {text}
          </Box>
        ),
      )}
    </Box>
  );
}
