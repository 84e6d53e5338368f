import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { AppIcon } from '#web/components/ui/AppIcon.tsx';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { withoutMarks } from '../../messages/withoutMarks.ts';
import type { Suggestion } from '../../useSuggestions.ts';
import { Citations } from '#web/components/citations/Citations.tsx';

interface SuggestionTextProps {
  suggestion: Suggestion;
  /** Called with the draft without marks. */
  onUse: (text: string) => void;
}

const LINES = ['wants', 'said', 'open'] as const;

/** The lines of a summary that say something, and the draft with its passages. */
export function SuggestionText({ suggestion, onUse }: SuggestionTextProps) {
  const t = useTranslate();
  const { summary, draft, isOpen, isLocal, left, max } = suggestion;
  const lines = LINES.filter((line) => summary !== null && summary[line] !== '');
  return (
    <>
      {lines.length > 0 && (
        <Box component="dl" sx={{ m: 0, mb: 1.5, display: 'grid', gap: 0.5 }}>
          {lines.map((line) => (
            <Box key={line}>
              <Typography component="dt" variant="body2" sx={{ display: 'inline', fontWeight: 600, mr: 0.75 }}>
                {t(`chats.suggestion.${line}`)}
              </Typography>
              <Typography component="dd" variant="body2" sx={{ display: 'inline', m: 0 }}>
                {summary?.[line]}
              </Typography>
            </Box>
          ))}
        </Box>
      )}
      {draft === null ? (
        <Typography variant="body2" color="textSecondary">
          {t(isOpen ? 'chats.suggestion.nothing' : 'chats.suggestion.nothingOpen')}
        </Typography>
      ) : (
        <>
          <Typography variant="body2" sx={{ whiteSpace: 'pre-wrap', maxWidth: '72ch', mb: 1 }}>
            {draft.text}
          </Typography>
          <Button
            size="small"
            variant="outlined"
            onClick={() => onUse(withoutMarks(draft.text))}
            startIcon={<AppIcon name="pencil" size={16} />}
          >
            {t('chats.suggestion.use')}
          </Button>
          {draft.citations.length > 0 && <Citations citations={draft.citations} />}
        </>
      )}
      <Typography variant="caption" color="textSecondary" component="p" sx={{ mt: 1 }}>
        {isLocal && `${t('chats.localModel')} · `}
        {t('chats.suggestion.left', { left, max })}
      </Typography>
    </>
  );
}
