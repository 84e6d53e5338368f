import Typography from '@mui/material/Typography';
import type { Step } from '@parlance/domain/documents/procedures/procedureOf';
import { argumentsFor } from '@parlance/domain/procedures/words/making/argumentsFor';
import { SettingSelect } from '#web/components/settings/SettingSelect.tsx';
import { PageLink } from '#web/components/links/PageLink.tsx';
import { paths } from '#web/config/paths.ts';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import type { StepProps } from '../StepProps.ts';
import { ArgumentFields } from './ArgumentFields.tsx';
import { ResultFields } from './ResultFields.tsx';

/** The action of a call, the values that it sends, and those of its result that are kept. */
export function CallFields(props: StepProps<Extract<Step, { kind: 'call' }>>) {
  const { form, procedure, actions, step, control, onChange } = props;
  const t = useTranslate();
  const known = actions.status === 'ready' ? actions.value : [];
  const choose = (actionId: string) => {
    const asked = procedure.steps.flatMap((each) =>
      each.kind === 'ask' ? [{ name: each.field.name, about: `${each.field.label} ${each.field.name}` }] : [],
    );
    const parameters = known.find(({ id }) => id === actionId)?.parameters ?? [];
    onChange({ ...step, actionId, arguments: argumentsFor(parameters, asked) });
  };
  return (
    <>
      <SettingSelect
        form={form}
        control={`${control}.actionId`}
        label={t('procedures.action')}
        value={step.actionId}
        options={[
          { value: '', label: t('procedures.chooseAction') },
          ...known.map(({ id, title, isOn }) => ({
            value: id,
            label: isOn ? title : t('procedures.actionOff', { title }),
          })),
        ]}
        onChange={choose}
      />
      {actions.status === 'ready' && known.length === 0 && (
        <Typography variant="body2">
          {t('procedures.noActions')}{' '}
          <PageLink to={paths.chatbotActions(form.stored.id)}>{t('actions.title')}</PageLink>
        </Typography>
      )}
      <ArgumentFields {...props} parameters={known.find(({ id }) => id === step.actionId)?.parameters ?? []} />
      <ResultFields {...props} />
    </>
  );
}
