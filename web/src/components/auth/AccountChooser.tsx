import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import Divider from '@mui/material/Divider';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import Stack from '@mui/material/Stack';
import { signUp } from '@parlance/domain/contracts/accounts';
import { LIMITS } from '@parlance/domain/limits';
import { useId } from 'react';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import type { EmulatedAccount } from '#web/lib/auth/providers/EmulatedAccount.ts';
import type { ProviderKey } from '#web/lib/auth/providers/providers.ts';
import { inputErrors } from '#web/lib/forms/inputErrors.ts';
import { FormField } from '../forms/FormField.tsx';
import { useForm } from '../forms/useForm.ts';

interface AccountChooserProps {
  provider: ProviderKey;
  onChoose: (account: EmulatedAccount) => void;
  onClose: () => void;
}

const DEMO_ACCOUNTS: readonly EmulatedAccount[] = [
  { name: 'Robin Sommer', email: 'robin.sommer@example.com' },
  { name: 'Charlotte Okafor', email: 'charlotte.okafor@example.com' },
];

/** Stands for a provider's own account list under the emulators, which know no provider. Open as long as it is rendered. */
export function AccountChooser({ provider, onChoose, onClose }: AccountChooserProps) {
  const t = useTranslate();
  const titleId = useId();
  const name = t(`provider.${provider}`);
  const form = useForm({
    initial: { chooserEmail: '', chooserName: '' },
    validate: ({ chooserEmail, chooserName }) => {
      const errors = inputErrors(t, signUp.input, { email: chooserEmail, fullName: chooserName });
      return { chooserEmail: errors['email'], chooserName: errors['fullName'] };
    },
    onValid: ({ chooserEmail, chooserName }) => onChoose({ email: chooserEmail.trim(), name: chooserName.trim() }),
  });
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} maxWidth="xs" fullWidth>
      <DialogTitle id={titleId}>{t('provider.chooserTitle', { provider: name })}</DialogTitle>
      <DialogContent>
        <DialogContentText>{t('provider.chooserText', { provider: name })}</DialogContentText>
        <List sx={{ mx: -2, my: 1 }}>
          {DEMO_ACCOUNTS.map((account) => (
            <ListItem key={account.email} disablePadding>
              <ListItemButton onClick={() => onChoose(account)} sx={{ borderRadius: 1 }}>
                <ListItemText primary={account.name} secondary={account.email} />
              </ListItemButton>
            </ListItem>
          ))}
        </List>
        <Divider sx={{ mb: 2.5 }}>{t('provider.chooserOther')}</Divider>
        <Stack component="form" id={`${titleId}-form`} onSubmit={form.onSubmit} noValidate spacing={2.5}>
          <FormField form={form} name="chooserEmail" type="email" label={t('form.email')} autoComplete="off" />
          <FormField
            form={form}
            name="chooserName"
            label={t('signup.fullName')}
            autoComplete="off"
            maxLength={LIMITS.nameCharacters}
          />
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          {t('common.cancel')}
        </Button>
        <Button type="submit" form={`${titleId}-form`} variant="contained">
          {t('provider.chooserSubmit')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
