import { ASSIGNABLE_ROLES } from '@parlance/domain/roles';
import { FormField } from '#web/components/forms/FormField.tsx';
import type { Form } from '#web/components/forms/useForm.ts';
import { useTranslate } from '#web/i18n/useTranslate.ts';

interface RoleFieldProps<F extends string> {
  form: Form<F | 'role'>;
}

/** Chooses a role and says what it may do. */
export function RoleField<F extends string>({ form }: RoleFieldProps<F>) {
  const t = useTranslate();
  const chosen = ASSIGNABLE_ROLES.find((role) => role === form.values.role);
  return (
    <FormField
      form={form}
      name="role"
      label={t('members.role')}
      helperText={chosen && t(`members.roleHint.${chosen}`)}
      select
    >
      {ASSIGNABLE_ROLES.map((role) => (
        <option key={role} value={role}>
          {t(`role.${role}`)}
        </option>
      ))}
    </FormField>
  );
}
