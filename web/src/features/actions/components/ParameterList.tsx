import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import Typography from '@mui/material/Typography';
import { LIMITS } from '@parlance/domain/limits';
import { Fieldset } from '#web/components/forms/Fieldset.tsx';
import { AppIcon } from '#web/components/ui/AppIcon.tsx';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { newParameterDraft, type ParameterDraft } from '../ParameterDraft.ts';
import { ParameterFields } from './ParameterFields.tsx';

interface ParameterListProps {
  parameters: readonly ParameterDraft[];
  error: string | undefined;
  onChange: (next: readonly ParameterDraft[]) => void;
}

/** The values that a call needs, at most `LIMITS.actionParameters`. */
export function ParameterList({ parameters, error, onChange }: ParameterListProps) {
  const t = useTranslate();
  return (
    <Fieldset label={t('actions.parameters')} gap={2}>
      <Typography variant="h3">{t('actions.parameters')}</Typography>
      {parameters.map((parameter, index) => (
        <ParameterFields
          key={parameter.key}
          parameter={parameter}
          position={index + 1}
          onChange={(next) => onChange(parameters.map((one) => (one.key === next.key ? next : one)))}
          onRemove={() => onChange(parameters.filter((one) => one.key !== parameter.key))}
        />
      ))}
      {error !== undefined && (
        <FormHelperText error role="alert">
          {error}
        </FormHelperText>
      )}
      {parameters.length < LIMITS.actionParameters && (
        <Box>
          <Button
            variant="outlined"
            startIcon={<AppIcon name="plus" size={18} />}
            onClick={() => onChange([...parameters, newParameterDraft()])}
          >
            {t('actions.parameterAdd')}
          </Button>
        </Box>
      )}
    </Fieldset>
  );
}
