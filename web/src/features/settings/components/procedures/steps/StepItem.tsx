import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import type { StepKind } from '@parlance/domain/documents/procedures/procedureOf';
import type { CallProblem } from '@parlance/domain/procedures/callProblem';
import type { ProcedureProblem } from '@parlance/domain/procedures/procedureProblem';
import { useId } from 'react';
import { Fieldset } from '#web/components/forms/Fieldset.tsx';
import { AppIcon } from '#web/components/ui/AppIcon.tsx';
import type { IconName } from '#web/config/iconNames.ts';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { AddStepMenu } from './AddStepMenu.tsx';
import { StepFields } from './StepFields.tsx';
import type { StepProps } from './StepProps.ts';

interface StepItemProps extends StepProps {
  /** Place of the step, from 1. */
  number: number;
  problem: ProcedureProblem['code'] | CallProblem['code'] | undefined;
  isOpen: boolean;
  isFull: boolean;
  onToggle: (isOpen: boolean) => void;
  onAdd: (kind: StepKind) => void;
  /** Undefined where it cannot be moved that way. */
  onMoveUp: (() => void) | undefined;
  onMoveDown: (() => void) | undefined;
  onRemove: () => void;
}

/** One step in words, with its fault if it has one, and, opened, its fields. */
export function StepItem({ number, problem, isOpen, onToggle, ...props }: StepItemProps) {
  const t = useTranslate();
  const fieldsId = useId();
  const { form, step, texts } = props;
  const ways = texts.ways(step);
  return (
    <Fieldset label={t('procedures.step', { number })} gap={1.5} isFramed>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 0.5 }}>
        <Box sx={{ flex: '1 1 220px', minWidth: 0, overflowWrap: 'anywhere' }}>
          <Typography variant="body2" color="textSecondary">
            {t('procedures.target', { number, kind: texts.kind(step) })}
          </Typography>
          <Typography variant="h3">{texts.title(step)}</Typography>
          {ways !== '' && <Typography variant="body2">{ways}</Typography>}
        </Box>
        {!form.isReadOnly && <StepActions number={number} {...props} />}
        <Button
          size="small"
          variant="outlined"
          aria-label={t(form.isReadOnly ? 'procedures.lookStep' : 'procedures.editStep', { number })}
          aria-expanded={isOpen}
          aria-controls={isOpen ? fieldsId : undefined}
          onClick={() => onToggle(!isOpen)}
        >
          {t(form.isReadOnly ? 'procedures.look' : 'proactive.edit')}
        </Button>
      </Box>
      {problem !== undefined && (
        <Alert severity="warning" icon={<AppIcon name="alert-triangle" />}>
          {t(`procedures.problem.${problem}`)}
        </Alert>
      )}
      {isOpen && (
        <Box id={fieldsId} sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2.5, pt: 1 }}>
          <StepFields {...props} />
        </Box>
      )}
    </Fieldset>
  );
}

type StepActionsProps = Pick<StepItemProps, 'number' | 'isFull' | 'onAdd' | 'onMoveUp' | 'onMoveDown' | 'onRemove'>;

function StepActions({ number, isFull, onAdd, onMoveUp, onMoveDown, onRemove }: StepActionsProps) {
  const t = useTranslate();
  return (
    <>
      {onMoveUp !== undefined && (
        <StepAction label={t('procedures.stepUp', { number })} icon="chevron-up" onClick={onMoveUp} />
      )}
      {onMoveDown !== undefined && (
        <StepAction label={t('procedures.stepDown', { number })} icon="chevron-down" onClick={onMoveDown} />
      )}
      <AddStepMenu label={t('procedures.addBehind', { number })} isFull={isFull} onAdd={onAdd} />
      <StepAction label={t('procedures.removeStep', { number })} icon="trash" onClick={onRemove} />
    </>
  );
}

interface StepActionProps {
  label: string;
  icon: IconName;
  onClick: () => void;
}

function StepAction({ label, icon, onClick }: StepActionProps) {
  return (
    <Tooltip title={label}>
      <IconButton aria-label={label} onClick={onClick}>
        <AppIcon name={icon} size={18} />
      </IconButton>
    </Tooltip>
  );
}
