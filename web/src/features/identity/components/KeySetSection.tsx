import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { isHttpsAddress } from '@parlance/domain/addresses/httpsAddress';
import { setIdentityKeySet } from '@parlance/domain/contracts/contacts/identity';
import { LIMITS } from '@parlance/domain/limits';
import { type FormEvent, useState } from 'react';
import { SettingsSection } from '#web/components/settings/SettingsSection.tsx';
import { useAction } from '#web/components/toast/useAction.ts';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { callContract } from '#web/lib/functions/callContract.ts';
import { useMembership } from '#web/lib/org/useMembership.ts';
import { useToast } from '#web/lib/toast/useToast.ts';

interface KeySetSectionProps {
  chatbotId: string;
  /** As it is stored; empty without one. */
  keySetUrl: string;
  canManage: boolean;
}

/** The address of the business's own keys, for those who sign with a private key. */
export function KeySetSection({ chatbotId, keySetUrl, canManage }: KeySetSectionProps) {
  const t = useTranslate();
  const toast = useToast();
  const { orgId } = useMembership();
  const [typed, setTyped] = useState(keySetUrl);
  const [isWrong, setWrong] = useState(false);
  const { isBusy, run } = useAction(async (address: string) => {
    await callContract(setIdentityKeySet, { orgId, chatbotId, keySetUrl: address });
    toast.success(t('identity.keySetSaved'));
  });

  function handleSubmit(event: FormEvent): void {
    event.preventDefault();
    const address = typed.trim();
    const isRight = address === '' || isHttpsAddress(address);
    setWrong(!isRight);
    if (isRight) run(address);
  }

  return (
    <SettingsSection title={t('identity.keySetTitle')} text={t('identity.keySetText')}>
      <Box component="form" noValidate onSubmit={handleSubmit} sx={{ display: 'flex', gap: 1.5, flexWrap: 'wrap' }}>
        <TextField
          id="identity-key-set"
          type="url"
          size="small"
          label={t('identity.keySet')}
          placeholder="https://shop.example/.well-known/jwks.json"
          value={typed}
          disabled={!canManage}
          error={isWrong}
          helperText={t(isWrong ? 'identity.keySetWrong' : 'identity.keySetHint')}
          onChange={(event) => setTyped(event.target.value)}
          slotProps={{ htmlInput: { maxLength: LIMITS.urlCharacters } }}
          sx={{ flex: '1 1 280px' }}
        />
        {canManage && (
          <Button
            type="submit"
            variant="outlined"
            loading={isBusy}
            disabled={typed.trim() === keySetUrl}
            sx={{ alignSelf: 'start' }}
          >
            {t('identity.keySetSave')}
          </Button>
        )}
      </Box>
    </SettingsSection>
  );
}
