import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import type { Step, StepKind } from '@parlance/domain/documents/procedures/procedureOf';
import { LIMITS } from '@parlance/domain/limits';
import { addStep } from '@parlance/domain/procedures/editing/addStep';
import { moveStepUp } from '@parlance/domain/procedures/editing/moveStepUp';
import { removeStep } from '@parlance/domain/procedures/editing/removeStep';
import { useState } from 'react';
import { SettingsSection } from '#web/components/settings/SettingsSection.tsx';
import { AppIcon } from '#web/components/ui/AppIcon.tsx';
import { ErrorState } from '#web/components/ui/ErrorState.tsx';
import { useLocale } from '#web/i18n/useLocale.ts';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { useStepTexts } from '#web/lib/procedures/useStepTexts.ts';
import { problemOf } from '../problemOf.ts';
import type { ProcedureProps } from '../ProcedureProps.ts';
import { AddStepMenu } from './AddStepMenu.tsx';
import { StepItem } from './StepItem.tsx';

/** The steps as a list in which each can be changed. One of them is open at a time, and those with an error. */
export function StepsSection(props: ProcedureProps) {
  const { form, index, procedure, actions, onEdit } = props;
  const t = useTranslate();
  const { locale } = useLocale();
  const [openId, setOpenId] = useState<string>();
  const { steps } = procedure;
  const known = actions.status === 'ready' ? actions.value : undefined;
  const texts = useStepTexts(procedure, known);
  const problem = steps.length === 0 ? undefined : problemOf(procedure, known);
  const save = (next: Step[]) => onEdit({ steps: next });
  const add = (at: number, kind: StepKind) => {
    const next = addStep(steps, at, kind, locale);
    save(next);
    setOpenId(next[at + 1]?.id);
  };
  const isFull = steps.length >= LIMITS.procedureSteps;
  return (
    <SettingsSection title={t('procedures.steps')} text={t('procedures.stepsText', { max: LIMITS.procedureSteps })}>
      <Stack spacing={2}>
        <StepsNotes {...props} />
        <Box component="ol" aria-label={t('procedures.steps')} sx={{ display: 'grid', gap: 1.5, m: 0, p: 0 }}>
          {steps.map((step, at) => {
            const control = `procedures.${index}.steps.${at}`;
            return (
              <Box component="li" key={step.id} sx={{ listStyle: 'none', minWidth: 0 }}>
                <StepItem
                  {...props}
                  step={step}
                  control={control}
                  texts={texts}
                  number={at + 1}
                  problem={problem?.step === step.id ? problem.code : undefined}
                  isOpen={openId === step.id || form.errorOf(control) !== undefined}
                  isFull={isFull}
                  onToggle={(isOpen) => setOpenId(isOpen ? step.id : undefined)}
                  onChange={(next) => save(steps.with(at, next))}
                  onAdd={(kind) => add(at, kind)}
                  onMoveUp={at === 0 ? undefined : () => save(moveStepUp(steps, at))}
                  onMoveDown={at === steps.length - 1 ? undefined : () => save(moveStepUp(steps, at + 1))}
                  onRemove={() => save(removeStep(steps, step.id))}
                />
              </Box>
            );
          })}
        </Box>
        {!form.isReadOnly && (
          <Box>
            <AddStepMenu
              label={t('procedures.addStep')}
              isFull={isFull}
              onAdd={(kind) => add(steps.length - 1, kind)}
              isProminent
            />
          </Box>
        )}
      </Stack>
    </SettingsSection>
  );
}

function StepsNotes({ procedure, actions }: Pick<ProcedureProps, 'procedure' | 'actions'>) {
  const t = useTranslate();
  return (
    <>
      {actions.status === 'error' && (
        <ErrorState title={t('procedures.actionsFailed')} error={actions.error} onRetry={actions.retry} />
      )}
      {procedure.steps.length === 0 && (
        <Alert severity="info" icon={<AppIcon name="info-circle" />}>
          {t('procedures.noSteps')}
        </Alert>
      )}
    </>
  );
}
