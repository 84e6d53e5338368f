import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import type { Challenge, ChallengeFactor } from '#web/lib/auth/second-factor/Challenge.ts';
import { useErrorText } from '#web/lib/errors/useErrorText.ts';
import { AppIcon } from '../ui/AppIcon.tsx';
import { LocalCodeNote } from './LocalCodeNote.tsx';
import { useChallengeCode } from './useChallengeCode.ts';
import { useCodeAttempt } from './useCodeAttempt.ts';

interface SecondFactorCodeProps {
  challenge: Challenge;
  factor: ChallengeFactor;
  onDone: () => void;
  onCancel: () => void;
}

/** The code of one second factor. A phone's is sent when this appears, and again on demand. */
export function SecondFactorCode({ challenge, factor, onDone, onCancel }: SecondFactorCodeProps) {
  const t = useTranslate();
  const errorText = useErrorText();
  const message = useChallengeCode(challenge, factor);
  const { code, setCode, attempt, field, onSubmit } = useCodeAttempt({
    challenge,
    factor,
    verificationId: message.verificationId,
    onDone,
  });

  const isPhone = factor.kind === 'phone';
  const phoneText = message.isSending ? t('mfa.sending') : t('mfa.textPhone', { phone: factor.label });
  const problem = attempt.kind === 'failed' ? attempt : message.failure;
  return (
    <Stack component="form" onSubmit={onSubmit} noValidate spacing={2.5}>
      <Typography aria-live="polite">{isPhone ? phoneText : t('mfa.textTotp')}</Typography>
      <Box aria-live="assertive">
        {attempt.kind === 'wrong-code' && (
          <Alert severity="error" icon={<AppIcon name="alert-circle" />}>
            {t('mfa.wrongCode')}
          </Alert>
        )}
        {problem && (
          <Alert severity="error" icon={<AppIcon name="alert-circle" />}>
            {errorText(problem.error)}
          </Alert>
        )}
      </Box>
      <TextField
        id="field-code"
        inputRef={field}
        label={t('mfa.code')}
        value={code}
        onChange={(event) => setCode(event.target.value)}
        error={attempt.kind === 'incomplete'}
        helperText={attempt.kind === 'incomplete' ? t('mfa.codeInvalid') : undefined}
        autoComplete="one-time-code"
        slotProps={{
          htmlInput: { inputMode: 'numeric', maxLength: 7 },
          formHelperText: { role: attempt.kind === 'incomplete' ? 'alert' : undefined },
        }}
      />
      <Stack direction="row" useFlexGap spacing={1.5} sx={{ flexWrap: 'wrap' }}>
        <Button type="submit" variant="contained" loading={attempt.kind === 'busy'} disabled={message.isSending}>
          {t('mfa.submit')}
        </Button>
        {isPhone && (
          <Button variant="outlined" onClick={message.send} disabled={message.isSending || message.seconds > 0}>
            {message.seconds > 0 ? t('mfa.resendIn', { seconds: message.seconds }) : t('mfa.resend')}
          </Button>
        )}
        <Button color="inherit" onClick={onCancel}>
          {t('common.back')}
        </Button>
      </Stack>
      {isPhone && <LocalCodeNote />}
    </Stack>
  );
}
