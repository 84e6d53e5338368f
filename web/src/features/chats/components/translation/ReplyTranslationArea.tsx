import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { LIMITS } from '@parlance/domain/limits';
import { AppIcon } from '#web/components/ui/AppIcon.tsx';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import type { ReplyTranslation } from '../../translation/useReplyTranslation.ts';
import { useLanguageName } from '#web/i18n/useLanguageName.ts';
import { TranslationProblem } from './TranslationProblem.tsx';

interface ReplyTranslationAreaProps {
  translation: ReplyTranslation;
}

/** Switch for the translation of what the agent writes, and the translation to look at before it is sent. */
export function ReplyTranslationArea({ translation }: ReplyTranslationAreaProps) {
  const t = useTranslate();
  const nameOf = useLanguageName();
  const { to, isOn, toggle, state } = translation;
  if (to === null) return false;
  return (
    <Box sx={{ mt: 0.5 }}>
      <FormControlLabel
        control={<Switch size="small" checked={isOn} onChange={(_, next) => toggle(next)} />}
        label={t('chats.translation.reply', { language: nameOf(to) })}
        slotProps={{ typography: { variant: 'body2' } }}
        sx={{ ml: 0, gap: 0.5 }}
      />
      {isOn && state.status === 'loading' && (
        <Typography variant="body2" color="textSecondary" component="output" aria-busy="true" sx={{ display: 'block' }}>
          {t('chats.translation.loading')}
        </Typography>
      )}
      {isOn && state.status === 'unreliable' && (
        <Typography variant="body2" color="textSecondary" component="output" sx={{ display: 'block' }}>
          {t('chats.translation.replyUnreliable')}
        </Typography>
      )}
      {isOn && state.status === 'error' && <TranslationProblem error={state.error} />}
      {isOn && state.status === 'ready' && (
        <Preview translation={translation} written={state.written} text={state.text} lang={to} />
      )}
    </Box>
  );
}

interface PreviewProps extends ReplyTranslationAreaProps {
  written: Parameters<ReplyTranslation['submit']>[0];
  text: string;
  lang: string;
}

function Preview({ translation: { submit, change, discard }, written, text, lang }: PreviewProps) {
  const t = useTranslate();
  return (
    <Box component="section" aria-label={t('chats.translation.preview')} sx={{ mt: 1.5 }}>
      <TextField
        label={t('chats.translation.preview')}
        helperText={<output>{t('chats.translation.check')}</output>}
        value={text}
        onChange={({ target }) => change(target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
          event.preventDefault();
          submit(written);
        }}
        slotProps={{ htmlInput: { lang, maxLength: LIMITS.qaAnswerCharacters } }}
        autoComplete="off"
        size="small"
        fullWidth
        multiline
        maxRows={4}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 0.5 }}>
        <Button
          size="small"
          variant="outlined"
          disabled={text.trim() === ''}
          onClick={() => submit(written)}
          startIcon={<AppIcon name="send" size={16} />}
        >
          {t('chats.translation.send')}
        </Button>
        <Button size="small" color="inherit" onClick={discard}>
          {t('chats.discard')}
        </Button>
      </Box>
    </Box>
  );
}
