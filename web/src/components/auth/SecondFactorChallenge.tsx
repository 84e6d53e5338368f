import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import type { Challenge } from '#web/lib/auth/second-factor/Challenge.ts';
import { AppIcon } from '../ui/AppIcon.tsx';
import { SecondFactorCode } from './SecondFactorCode.tsx';

interface SecondFactorChallengeProps {
  challenge: Challenge;
  onDone: () => void;
  onCancel: () => void;
}

/** Asks for the code of a second factor and finishes the sign-in with it. A form of its own: it must not stand in another. */
export function SecondFactorChallenge({ challenge, onDone, onCancel }: SecondFactorChallengeProps) {
  const t = useTranslate();
  const [chosen, setChosen] = useState(challenge.factors[0]);
  if (!chosen) {
    return (
      <Stack spacing={2.5}>
        <Alert severity="error" icon={<AppIcon name="alert-circle" />}>
          {t('mfa.none')}
        </Alert>
        <Box>
          <Button color="inherit" onClick={onCancel}>
            {t('common.back')}
          </Button>
        </Box>
      </Stack>
    );
  }
  return (
    <Stack spacing={2.5}>
      <Typography variant="h2">{t('mfa.title')}</Typography>
      {challenge.factors.length > 1 && (
        <TextField
          select
          id="field-factor"
          label={t('mfa.factor')}
          value={chosen.uid}
          onChange={(event) => setChosen(challenge.factors.find(({ uid }) => uid === event.target.value))}
        >
          {challenge.factors.map(({ uid, kind, label }) => (
            <MenuItem key={uid} value={uid}>
              {label === '' ? t(`mfa.kind.${kind}`) : `${t(`mfa.kind.${kind}`)}, ${label}`}
            </MenuItem>
          ))}
        </TextField>
      )}
      <SecondFactorCode key={chosen.uid} challenge={challenge} factor={chosen} onDone={onDone} onCancel={onCancel} />
    </Stack>
  );
}
