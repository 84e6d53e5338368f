import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { useErrorText } from '#web/lib/errors/useErrorText.ts';
import type { Outgoing } from '../../Outgoing.ts';

interface OutgoingMessageProps {
  entry: Outgoing;
  onRetry: () => void;
  onDiscard: () => void;
}

/** Message just written: under way, or not sent and why. */
export function OutgoingMessage({ entry: { text, file, failure }, onRetry, onDiscard }: OutgoingMessageProps) {
  const t = useTranslate();
  const errorText = useErrorText();
  return (
    <Box sx={{ alignSelf: 'flex-end', maxWidth: { xs: '94%', sm: '80%' }, minWidth: 0 }}>
      <Box
        sx={{
          width: 'fit-content',
          ml: 'auto',
          px: 2,
          py: 1.5,
          border: 1,
          borderStyle: 'dashed',
          borderColor: failure ? 'error.main' : 'divider',
          borderRadius: 2,
          borderBottomRightRadius: 4,
          overflowWrap: 'anywhere',
        }}
      >
        <Typography sx={{ whiteSpace: 'pre-wrap', maxWidth: '72ch' }}>{text}</Typography>
        {file && !failure && <LinearProgress aria-label={t('chats.sending')} sx={{ mt: 1, minWidth: 160 }} />}
      </Box>
      {failure ? (
        <Box role="alert" sx={{ mt: 0.5, textAlign: 'right' }}>
          <Typography variant="caption" color="error" component="p">
            {errorText(failure.error, t('chats.notSent'))}
          </Typography>
          <Button size="small" onClick={onRetry}>
            {t('common.tryAgain')}
          </Button>
          <Button size="small" color="inherit" onClick={onDiscard}>
            {t('chats.discard')}
          </Button>
        </Box>
      ) : (
        <Typography variant="caption" color="textSecondary" component="p" sx={{ mt: 0.5, textAlign: 'right' }}>
          {t('chats.sending')}
        </Typography>
      )}
    </Box>
  );
}
