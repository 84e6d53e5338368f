import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { AppIcon } from '#web/components/ui/AppIcon.tsx';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { toAppError } from '#web/lib/errors/toAppError.ts';
import { useErrorText } from '#web/lib/errors/useErrorText.ts';
import type { AskedSuggestion } from '../../useSuggestions.ts';
import { SuggestionText } from './SuggestionText.tsx';

interface SuggestionStateProps {
  state: AskedSuggestion['state'];
  onRetry: () => void;
  /** Called with the draft without marks. */
  onUse: (text: string) => void;
}

/** A suggestion, that it is being made, or in one line why there is none. */
export function SuggestionState({ state, onRetry, onUse }: SuggestionStateProps) {
  const t = useTranslate();
  switch (state.status) {
    case 'loading':
      return (
        <Box component="output" aria-busy="true" sx={{ display: 'block' }}>
          <Typography variant="body2" color="textSecondary">
            {t('chats.suggestion.loading')}
          </Typography>
          <Skeleton width="80%" />
          <Skeleton width="60%" />
        </Box>
      );
    case 'error':
      return <Failure error={state.error} onRetry={onRetry} />;
    case 'ready':
      return <SuggestionText suggestion={state.value} onUse={onUse} />;
  }
}

function Failure({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const t = useTranslate();
  const errorText = useErrorText();
  const isUsedUp = toAppError(error).code === 'suggestion-limit-reached';
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
      <Typography variant="body2" color="textSecondary" component="output">
        {isUsedUp ? errorText(error) : t('chats.suggestion.failed')}
      </Typography>
      {!isUsedUp && (
        <Button size="small" onClick={onRetry} startIcon={<AppIcon name="refresh" size={16} />}>
          {t('common.tryAgain')}
        </Button>
      )}
    </Box>
  );
}
