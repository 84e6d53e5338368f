import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import { WEBHOOK_EVENTS } from '@parlance/domain/documents/organizations/webhook';
import { LIMITS } from '@parlance/domain/limits';
import { FormField } from '#web/components/forms/FormField.tsx';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import type { WebhookForm } from '../useWebhookForm.ts';

/** Address and events of a webhook. */
export function WebhookFields({ form, events, choose }: WebhookForm) {
  const t = useTranslate();
  const error = form.errorOf('events');
  return (
    <>
      <FormField
        form={form}
        name="address"
        label={t('webhooks.address')}
        helperText={t('webhooks.addressHint')}
        maxLength={LIMITS.urlCharacters}
        autoComplete="off"
      />
      <FormControl component="fieldset" error={error !== undefined}>
        <FormLabel component="legend">{t('webhooks.events')}</FormLabel>
        {WEBHOOK_EVENTS.map((event) => (
          <FormControlLabel
            key={event}
            control={
              <Checkbox
                checked={events.includes(event)}
                onChange={(_event, isChosen) => choose(event, isChosen)}
                slotProps={{ input: { 'aria-invalid': error !== undefined } }}
              />
            }
            label={t(`webhooks.type.${event}`)}
          />
        ))}
        {error !== undefined && <FormHelperText role="alert">{error}</FormHelperText>}
      </FormControl>
    </>
  );
}
