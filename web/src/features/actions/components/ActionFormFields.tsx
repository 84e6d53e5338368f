import Box from '@mui/material/Box';
import { ACTION_METHODS } from '@parlance/domain/documents/actions/action';
import { LIMITS } from '@parlance/domain/limits';
import { FormField } from '#web/components/forms/FormField.tsx';
import { SettingSwitch } from '#web/components/settings/SettingSwitch.tsx';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import type { ActionForm } from '../useActionForm.ts';
import { ParameterList } from './ParameterList.tsx';

/** Fields for an action's description, address and parameters. */
export function ActionFormFields({ form, parameters, changeParameters, ...changes }: ActionForm) {
  const t = useTranslate();
  return (
    <>
      <FormField
        form={form}
        name="title"
        label={t('actions.titleField')}
        helperText={t('actions.titleHint')}
        maxLength={LIMITS.actionTitleCharacters}
        autoComplete="off"
      />
      <FormField
        form={form}
        name="name"
        label={t('actions.name')}
        helperText={t('actions.nameHint')}
        maxLength={40}
        autoComplete="off"
      />
      <FormField
        form={form}
        name="description"
        label={t('actions.description')}
        helperText={t('actions.descriptionHint')}
        maxLength={LIMITS.descriptionCharacters}
        multiline
      />
      <Box
        sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '120px minmax(0, 1fr)' } }}
      >
        <FormField form={form} name="method" label={t('actions.method')} select>
          {ACTION_METHODS.map((method) => (
            <option key={method} value={method}>
              {method}
            </option>
          ))}
        </FormField>
        <FormField
          form={form}
          name="url"
          label={t('actions.url')}
          helperText={t('actions.urlHint')}
          maxLength={LIMITS.urlCharacters}
          autoComplete="off"
        />
      </Box>
      <ParameterList parameters={parameters} error={form.errorOf('parameters')} onChange={changeParameters} />
      <SettingSwitch
        label={t('actions.changesSomething')}
        text={t('actions.changesSomethingText')}
        isOn={changes.changesSomething}
        isDisabled={false}
        onChange={changes.setChangesSomething}
      />
    </>
  );
}
