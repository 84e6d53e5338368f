import Stack from '@mui/material/Stack';
import type { Procedure } from '@parlance/domain/documents/procedures/procedureOf';
import { LIMITS } from '@parlance/domain/limits';
import { useState } from 'react';
import { ConfirmDialog } from '#web/components/dialogs/ConfirmDialog.tsx';
import { SettingsSection } from '#web/components/settings/SettingsSection.tsx';
import { EmptyState } from '#web/components/ui/EmptyState.tsx';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import type { SettingsForm } from '#web/lib/settings/useSettingsForm.ts';
import type { KnownActions } from '../ProcedureProps.ts';
import { ProcedureItem } from './ProcedureItem.tsx';
import { StartChoices } from './StartChoices.tsx';

interface ProcedureListProps {
  form: SettingsForm;
  /** Undefined while they are loading. */
  actions: KnownActions | undefined;
  onChange: (procedures: Procedure[]) => void;
  onOpen: (id: string) => void;
}

/** The procedures in their order, and the ways to begin another one. */
export function ProcedureList({ form, actions, onChange, onOpen }: ProcedureListProps) {
  const t = useTranslate();
  const [removed, setRemoved] = useState<Procedure>();
  const { procedures } = form.values;
  const add = (procedure: Procedure) => {
    onChange([...procedures, procedure]);
    onOpen(procedure.id);
  };
  return (
    <>
      <SettingsSection
        title={t('chatbotSettings.procedures')}
        text={t('procedures.text', { max: LIMITS.procedures })}
        help="procedures"
      >
        <Stack spacing={2}>
          {procedures.length === 0 && (
            <EmptyState icon="list-check" title={t('procedures.noneTitle')} text={t('procedures.noneText')} />
          )}
          {procedures.map((procedure, index) => (
            <ProcedureItem
              key={procedure.id}
              form={form}
              index={index}
              procedure={procedure}
              actions={actions}
              onEdit={(change) => onChange(procedures.with(index, { ...procedure, ...change }))}
              onOpen={() => onOpen(procedure.id)}
              onMoveUp={
                index === 0
                  ? undefined
                  : () => onChange(procedures.toSpliced(index, 1).toSpliced(index - 1, 0, procedure))
              }
              onRemove={() => setRemoved(procedure)}
            />
          ))}
        </Stack>
      </SettingsSection>
      {!form.isReadOnly && <StartChoices isFull={procedures.length >= LIMITS.procedures} onStart={add} />}
      <ConfirmDialog
        isOpen={removed !== undefined}
        isBusy={false}
        title={t('procedures.removeTitle', { name: removed?.name ?? '' })}
        text={t('procedures.removeText', { count: removed?.steps.length ?? 0 })}
        confirmLabel={t('procedures.removeConfirm')}
        onConfirm={() => {
          onChange(procedures.filter(({ id }) => id !== removed?.id));
          setRemoved(undefined);
        }}
        onClose={() => setRemoved(undefined)}
      />
    </>
  );
}
