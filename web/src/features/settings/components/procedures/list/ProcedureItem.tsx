import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import type { Procedure } from '@parlance/domain/documents/procedures/procedureOf';
import { Fieldset } from '#web/components/forms/Fieldset.tsx';
import { AppIcon } from '#web/components/ui/AppIcon.tsx';
import type { IconName } from '#web/config/iconNames.ts';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import type { SettingsForm } from '#web/lib/settings/useSettingsForm.ts';
import type { KnownActions } from '../ProcedureProps.ts';
import { ProcedureSwitch } from '../ProcedureSwitch.tsx';

interface ProcedureItemProps {
  form: SettingsForm;
  index: number;
  procedure: Procedure;
  actions: KnownActions | undefined;
  onEdit: (change: Partial<Procedure>) => void;
  onOpen: () => void;
  /** Undefined for the first one. */
  onMoveUp: (() => void) | undefined;
  onRemove: () => void;
}

/** One procedure of the list, with its switch and the way to its steps. */
export function ProcedureItem(props: ProcedureItemProps) {
  const { form, index, procedure, actions, onEdit, onOpen, onMoveUp, onRemove } = props;
  const t = useTranslate();
  const { name, steps, when } = procedure;
  const error = form.errorOf(`procedures.${index}`);
  return (
    <Fieldset label={t('procedures.number', { number: index + 1 })} gap={1.5} isFramed>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <Box sx={{ flex: '1 1 180px', minWidth: 0 }}>
          <Typography variant="h3" sx={{ overflowWrap: 'anywhere' }}>
            {name}
          </Typography>
          <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
            {t('procedures.summary', { count: steps.length, when })}
          </Typography>
        </Box>
        {onMoveUp !== undefined && !form.isReadOnly && (
          <ItemAction label={t('proactive.up', { name })} icon="chevron-up" onClick={onMoveUp} />
        )}
        {!form.isReadOnly && <ItemAction label={t('proactive.remove', { name })} icon="trash" onClick={onRemove} />}
        <Button
          size="small"
          variant="outlined"
          aria-label={t(form.isReadOnly ? 'procedures.lookName' : 'proactive.editName', { name })}
          onClick={onOpen}
        >
          {t(form.isReadOnly ? 'procedures.look' : 'proactive.edit')}
        </Button>
      </Box>
      <ProcedureSwitch form={form} procedure={procedure} actions={actions} onEdit={onEdit} />
      {error !== undefined && (
        <Alert severity="error" icon={<AppIcon name="alert-circle" />}>
          {error}
        </Alert>
      )}
    </Fieldset>
  );
}

interface ItemActionProps {
  label: string;
  icon: IconName;
  onClick: () => void;
}

function ItemAction({ label, icon, onClick }: ItemActionProps) {
  return (
    <Tooltip title={label}>
      <IconButton aria-label={label} onClick={onClick}>
        <AppIcon name={icon} size={18} />
      </IconButton>
    </Tooltip>
  );
}
