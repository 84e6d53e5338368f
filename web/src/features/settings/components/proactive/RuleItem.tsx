import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Switch from '@mui/material/Switch';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { Fieldset } from '#web/components/forms/Fieldset.tsx';
import { AppIcon } from '#web/components/ui/AppIcon.tsx';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { RuleConditions } from './RuleConditions.tsx';
import { RuleFields } from './RuleFields.tsx';
import type { RuleProps } from './RuleProps.ts';
import { useRuleSummary } from './useRuleSummary.ts';

interface RuleItemProps extends RuleProps {
  isOpen: boolean;
  onToggle: (isOpen: boolean) => void;
  /** Undefined for the first one. */
  onMoveUp: (() => void) | undefined;
  onRemove: () => void;
}

/** One rule: its name with what it does in a line, and, opened, all of it. */
export function RuleItem({ isOpen, onToggle, onMoveUp, onRemove, ...props }: RuleItemProps) {
  const t = useTranslate();
  const summary = useRuleSummary();
  const fieldsId = useId();
  const { form, index, rule, onEdit } = props;
  const { name } = rule;
  return (
    <Fieldset label={t('proactive.number', { number: index + 1 })} gap={2} isFramed>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <Switch
          checked={rule.isOn}
          disabled={form.isReadOnly}
          onChange={(_event, isOn) => onEdit({ isOn })}
          slotProps={{ input: { 'aria-label': t('proactive.show', { name }) } }}
        />
        <Box sx={{ flex: '1 1 180px', minWidth: 0 }}>
          <Typography variant="h3" sx={{ overflowWrap: 'anywhere' }}>
            {name}
          </Typography>
          <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
            {summary(rule)}
          </Typography>
        </Box>
        {onMoveUp !== undefined && !form.isReadOnly && (
          <RuleAction label={t('proactive.up', { name })} icon="chevron-up" onClick={onMoveUp} />
        )}
        {!form.isReadOnly && <RuleAction label={t('proactive.remove', { name })} icon="trash" onClick={onRemove} />}
        <Button
          size="small"
          variant="outlined"
          aria-label={t('proactive.editName', { name })}
          aria-expanded={isOpen}
          aria-controls={isOpen ? fieldsId : undefined}
          onClick={() => onToggle(!isOpen)}
        >
          {t('proactive.edit')}
        </Button>
      </Box>
      {isOpen && (
        <Box id={fieldsId} sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2.5 }}>
          <RuleFields {...props} />
          <RuleConditions {...props} />
        </Box>
      )}
    </Fieldset>
  );
}

interface RuleActionProps {
  label: string;
  icon: 'chevron-up' | 'trash';
  onClick: () => void;
}

function RuleAction({ label, icon, onClick }: RuleActionProps) {
  return (
    <Tooltip title={label}>
      <IconButton aria-label={label} onClick={onClick}>
        <AppIcon name={icon} size={18} />
      </IconButton>
    </Tooltip>
  );
}
