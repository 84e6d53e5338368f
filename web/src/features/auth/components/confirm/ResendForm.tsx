import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { emailField } from '@parlance/domain/fields';
import { useState } from 'react';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { ResendButton } from './ResendButton.tsx';

interface ResendFormProps {
  /** The address, where it is known. */
  email: string;
}

/** Sends the confirmation mail again, to a known address or to one that is typed in. */
export function ResendForm({ email }: ResendFormProps) {
  const t = useTranslate();
  const [typed, setTyped] = useState('');
  if (email !== '') return <ResendButton email={email} />;
  return (
    <Stack direction={{ xs: 'column', sm: 'row' }} spacing={1.5} sx={{ alignItems: { sm: 'center' } }}>
      <TextField
        id="resend-email"
        type="email"
        size="small"
        label={t('form.email')}
        value={typed}
        autoComplete="email"
        onChange={(event) => setTyped(event.target.value)}
      />
      <Stack sx={{ flexShrink: 0 }}>
        <ResendButton email={emailField.safeParse(typed).success ? typed : ''} />
      </Stack>
    </Stack>
  );
}
