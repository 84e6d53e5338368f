import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import type { Procedure } from '@parlance/domain/documents/procedures/procedureOf';
import { useState } from 'react';
import { SettingSwitch } from '#web/components/settings/SettingSwitch.tsx';
import { AppIcon } from '#web/components/ui/AppIcon.tsx';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import type { SettingsForm } from '#web/lib/settings/useSettingsForm.ts';
import type { KnownActions } from './ProcedureProps.ts';
import { problemText } from './problemText.ts';

interface ProcedureSwitchProps {
  form: Pick<SettingsForm, 'isReadOnly'>;
  procedure: Procedure;
  actions: KnownActions | undefined;
  onEdit: (change: Partial<Procedure>) => void;
}

/** The switch of a procedure. One that has a fault stays off, and the reason is said. */
export function ProcedureSwitch({ form, procedure, actions, onEdit }: ProcedureSwitchProps) {
  const t = useTranslate();
  const [isRefused, setRefused] = useState(false);
  const { name, isOn } = procedure;
  const problem = problemText(procedure, actions, t);
  const change = (next: boolean) => {
    setRefused(next && problem !== undefined);
    if (!next || problem === undefined) onEdit({ isOn: next });
  };
  return (
    <Box>
      <SettingSwitch label={t('procedures.on', { name })} isOn={isOn} isDisabled={form.isReadOnly} onChange={change} />
      <Box aria-live="polite">
        {isRefused && problem !== undefined && (
          <Alert severity="warning" icon={<AppIcon name="alert-triangle" />} sx={{ mt: 1 }}>
            {t('procedures.notYet', { problem })}
          </Alert>
        )}
      </Box>
    </Box>
  );
}
