import Box from '@mui/material/Box';
import { mailProviderOf } from '@parlance/domain/channels/mailProviderOf';
import { LIMITS } from '@parlance/domain/limits';
import { FormField } from '#web/components/forms/FormField.tsx';
import type { Form } from '#web/components/forms/useForm.ts';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import type { MailboxFields } from '../mailbox/mailboxFields.ts';

interface MailServerFieldsProps {
  form: Form<keyof MailboxFields>;
}

/** Servers of a mailbox: known, or guessed from its address, where nothing is entered. */
export function MailServerFields({ form }: MailServerFieldsProps) {
  const t = useTranslate();
  const known = mailProviderOf(form.values.address);
  return (['imap', 'smtp'] as const).map((kind) => (
    <Box key={kind} sx={{ display: 'grid', gridTemplateColumns: '1fr 96px', gap: 1.5, alignItems: 'start' }}>
      <FormField
        form={form}
        name={`${kind}Host`}
        label={t(`channels.email.${kind}`)}
        helperText={known === undefined ? undefined : t('channels.email.serverHint', { host: known[kind].host })}
        maxLength={LIMITS.mailHostCharacters}
        autoComplete="off"
        isOptional
      />
      <FormField
        form={form}
        name={`${kind}Port`}
        label={t('channels.email.port')}
        maxLength={5}
        autoComplete="off"
        isOptional
      />
    </Box>
  ));
}
