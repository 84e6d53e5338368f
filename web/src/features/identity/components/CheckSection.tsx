import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { checkIdentityToken } from '@parlance/domain/contracts/contacts/identity';
import { LIMITS } from '@parlance/domain/limits';
import { type FormEvent, useState } from 'react';
import type * as z from 'zod';
import { SettingsSection } from '#web/components/settings/SettingsSection.tsx';
import { useAction } from '#web/components/toast/useAction.ts';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { callContract } from '#web/lib/functions/callContract.ts';
import { useMembership } from '#web/lib/org/useMembership.ts';
import { CheckedToken } from './CheckedToken.tsx';

const COMPACT = /^[\w-]+\.[\w-]+\.[\w-]*$/;

/** A token that is pasted here is checked as a visitor's is, and told whom it names. */
export function CheckSection({ chatbotId }: { chatbotId: string }) {
  const t = useTranslate();
  const { orgId } = useMembership();
  const [typed, setTyped] = useState('');
  const [result, setResult] = useState<z.infer<typeof checkIdentityToken.output>>();
  const { isBusy, run } = useAction(async (identityToken: string) => {
    setResult(await callContract(checkIdentityToken, { orgId, chatbotId, identityToken }));
  });

  function handleSubmit(event: FormEvent): void {
    event.preventDefault();
    const token = typed.trim();
    if (COMPACT.test(token)) run(token);
    else setResult({ fault: 'malformed', contact: null });
  }

  return (
    <SettingsSection title={t('identity.checkTitle')} text={t('identity.checkText')}>
      <Box component="form" noValidate onSubmit={handleSubmit}>
        <TextField
          id="identity-token"
          label={t('identity.token')}
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value);
            setResult(undefined);
          }}
          multiline
          fullWidth
          minRows={3}
          maxRows={8}
          autoComplete="off"
          slotProps={{ htmlInput: { maxLength: LIMITS.identityTokenCharacters, spellCheck: false } }}
          sx={{ mb: 1.5 }}
        />
        <Button type="submit" variant="outlined" loading={isBusy} disabled={typed.trim() === ''}>
          {t('identity.check')}
        </Button>
      </Box>
      <Box component="output" sx={{ display: 'block' }}>
        {result !== undefined && <CheckedToken {...result} />}
      </Box>
    </SettingsSection>
  );
}
