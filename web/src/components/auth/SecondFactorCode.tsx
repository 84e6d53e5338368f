import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { answerChallenge } from '#web/lib/auth/sign-in/answerChallenge.ts';
import type { Challenge, ChallengeFactor } from '#web/lib/auth/second-factor/Challenge.ts';
import { useErrorText } from '#web/lib/errors/useErrorText.ts';
import { AppIcon } from '../ui/AppIcon.tsx';
import { LocalCodeNote } from './LocalCodeNote.tsx';
import { useChallengeCode } from './useChallengeCode.ts';

interface SecondFactorCodeProps {
  challenge: Challenge;
  factor: ChallengeFactor;
  onDone: () => void;
  onCancel: () => void;
}

type Attempt = { kind: 'none' | 'busy' | 'wrong-code' | 'incomplete' } | { kind: 'failed'; error: unknown };

const CODE = /^\d{6}$/;

/** The code of one second factor. A phone's is sent when this appears, and again on demand. */
export function SecondFactorCode({ challenge, factor, onDone, onCancel }: SecondFactorCodeProps) {
  const t = useTranslate();
  const errorText = useErrorText();
  const message = useChallengeCode(challenge, factor);
  const [code, setCode] = useState('');
  const [attempt, setAttempt] = useState<Attempt>({ kind: 'none' });
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    const digits = code.replace(/\s/g, '');
    if (!CODE.test(digits)) {
      setAttempt({ kind: 'incomplete' });
      field.current?.focus();
      return;
    }
    setAttempt({ kind: 'busy' });
    answerChallenge(challenge, { factor, code: digits, verificationId: message.verificationId })
      .then((answer) => {
        if (answer === 'done') return onDone();
        setAttempt({ kind: 'wrong-code' });
        return field.current?.select();
      })
      .catch((error: unknown) => setAttempt({ kind: 'failed', error }));
  };

  const isPhone = factor.kind === 'phone';
  const phoneText = message.isSending ? t('mfa.sending') : t('mfa.textPhone', { phone: factor.label });
  const problem = attempt.kind === 'failed' ? attempt : message.failure;
  return (
    <Stack component="form" onSubmit={handleSubmit} noValidate spacing={2.5}>
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
