import TextField from '@mui/material/TextField';
import type { ActionParameter } from '@parlance/domain/documents/actions/action';
import { useTranslate } from '#web/i18n/useTranslate.ts';

interface ArgumentFieldProps {
  parameter: ActionParameter;
  value: string;
  isWrong: boolean;
  onChange: (value: string) => void;
}

/** One value of a call: a choice where there are options, else a text. */
export function ArgumentField({ parameter, value, isWrong, onChange }: ArgumentFieldProps) {
  const t = useTranslate();
  const { name, type, description, required, options, pattern, maxLength } = parameter;
  const choices = type === 'boolean' ? ['true', 'false'] : options;
  const isChoice = choices.length > 0;
  const hint = pattern === '' ? t(`actions.type.${type}`) : t('actions.benchPattern', { pattern });
  const error = value.trim() === '' ? t('form.required') : t('actions.benchWrong');
  return (
    <TextField
      id={`argument-${name}`}
      label={required ? description : t('actions.benchOptional', { description })}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      error={isWrong}
      helperText={isWrong ? error : hint}
      select={isChoice}
      slotProps={{
        select: { native: true },
        inputLabel: isChoice ? { shrink: true } : {},
        htmlInput: { maxLength: isChoice ? undefined : maxLength, 'aria-required': required, autoComplete: 'off' },
        formHelperText: { role: isWrong ? 'alert' : undefined },
      }}
    >
      {isChoice &&
        ['', ...choices].map((choice) => (
          <option key={choice} value={choice}>
            {type === 'boolean' && choice !== '' ? t(choice === 'true' ? 'actions.yes' : 'actions.no') : choice}
          </option>
        ))}
    </TextField>
  );
}
