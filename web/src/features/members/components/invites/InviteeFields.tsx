import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import IconButton from '@mui/material/IconButton';
import { LIMITS } from '@parlance/domain/limits';
import { FormField } from '#web/components/forms/FormField.tsx';
import { AppIcon } from '#web/components/ui/AppIcon.tsx';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import type { InviteForm } from './useInvitees.ts';

interface InviteeFieldsProps {
  form: InviteForm;
  number: number;
  /** Position among the others, from 1. */
  place: number;
  /** Reason this person was not invited. */
  failure: string | undefined;
  /** Undefined where it is the only one. */
  onRemove: (() => void) | undefined;
}

/** Name and address of somebody who is invited. */
export function InviteeFields({ form, number, place, failure, onRemove }: InviteeFieldsProps) {
  const t = useTranslate();
  const label = t('members.invitee', { place });
  return (
    <Box component="fieldset" aria-label={label} sx={{ border: 0, m: 0, p: 0, minWidth: 0 }}>
      <Box
        sx={{
          display: 'grid',
          gap: 1.5,
          alignItems: 'start',
          gridTemplateColumns: { xs: '1fr auto', sm: onRemove === undefined ? '1fr 1fr' : '1fr 1fr auto' },
          '& > :first-of-type': { gridColumn: { xs: '1 / -1', sm: 'auto' } },
        }}
      >
        <FormField
          form={form}
          name={`fullName.${number}`}
          label={t('members.fullName')}
          maxLength={LIMITS.nameCharacters}
          autoComplete="off"
        />
        <FormField form={form} name={`email.${number}`} type="email" label={t('form.email')} autoComplete="off" />
        {onRemove && (
          <IconButton aria-label={t('members.removeInvitee', { place })} onClick={onRemove} sx={{ mt: 0.75 }}>
            <AppIcon name="x" />
          </IconButton>
        )}
      </Box>
      {failure !== undefined && (
        <FormHelperText error role="alert">
          {failure}
        </FormHelperText>
      )}
    </Box>
  );
}
