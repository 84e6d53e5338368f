import Alert from '@mui/material/Alert';
import type { Chatbot } from '@parlance/domain/documents/chatbots/chatbot';
import type { Procedure } from '@parlance/domain/documents/procedures/procedureOf';
import { useSearchParams } from 'react-router';
import { SettingsFrame } from '#web/components/settings/SettingsFrame.tsx';
import { AppIcon } from '#web/components/ui/AppIcon.tsx';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import type { Stored } from '#web/lib/live.ts';
import { useActions } from '#web/lib/org/useActions.ts';
import { useSettingsForm } from '#web/lib/settings/useSettingsForm.ts';
import { ProcedureEditor } from './editor/ProcedureEditor.tsx';
import { ProcedureList } from './list/ProcedureList.tsx';
import { procedureErrors } from './procedureErrors.ts';

const OPEN = 'procedure';

interface ProceduresFormProps {
  chatbot: Stored<Chatbot>;
}

/** The procedures of one chatbot as a form: all of them in a list, or the one that the address names. */
export function ProceduresForm({ chatbot }: ProceduresFormProps) {
  const t = useTranslate();
  const [search, setSearch] = useSearchParams();
  const live = useActions(chatbot.id);
  const actions = live.status === 'ready' ? live.value : undefined;
  const form = useSettingsForm({
    chatbot,
    validate: (values) => procedureErrors(values, actions, t),
    failedText: () => t('settingsForm.saveFailed'),
  });
  const { procedures } = form.values;
  const openIndex = procedures.findIndex(({ id }) => id === search.get(OPEN));
  const opened = procedures[openIndex];
  const open = (id?: string) =>
    setSearch(id === undefined ? {} : { [OPEN]: id }, { preventScrollReset: id === undefined });
  const save = (next: Procedure[]) => form.change('procedures', next);
  const others = procedures.filter(
    (_each, index) => index !== openIndex && form.errorOf(`procedures.${index}`) !== undefined,
  );
  return (
    <SettingsFrame form={form}>
      {opened === undefined ? (
        <ProcedureList form={form} actions={actions} onChange={save} onOpen={open} />
      ) : (
        <>
          {others.map(({ id, name }) => (
            <Alert key={id} severity="error" icon={<AppIcon name="alert-circle" />} sx={{ mb: 2 }}>
              {t('procedures.otherInvalid', { name })}
            </Alert>
          ))}
          <ProcedureEditor
            key={opened.id}
            form={form}
            index={openIndex}
            procedure={opened}
            actions={live}
            onEdit={(change) => save(procedures.with(openIndex, { ...opened, ...change }))}
            onClose={() => open()}
          />
        </>
      )}
    </SettingsFrame>
  );
}
