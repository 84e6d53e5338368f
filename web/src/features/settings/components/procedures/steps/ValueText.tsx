import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import { LIMITS } from '@parlance/domain/limits';
import { SettingText } from '#web/components/settings/SettingText.tsx';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import type { StepProps } from './StepProps.ts';
import { valuesAt } from './valuesAt.ts';

interface ValueTextProps extends StepProps {
  part: 'text' | 'question';
  text: string;
  onText: (text: string) => void;
}

/** A text for visitors in which values can stand: those that are certain to be there are offered below it. */
export function ValueText({ form, procedure, step, control, texts, part, text, onText }: ValueTextProps) {
  const t = useTranslate();
  const names = valuesAt(procedure.steps, step.id);
  const insert = (name: string) => {
    const field = document.getElementById(`setting-${control}.${part}`);
    const isField = field instanceof HTMLTextAreaElement || field instanceof HTMLInputElement;
    const at = (isField ? field.selectionStart : null) ?? text.length;
    onText(`${text.slice(0, at)}{${name}}${text.slice(at)}`);
    if (isField) field.focus();
  };
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <SettingText
        form={form}
        control={`${control}.${part}`}
        label={t(part === 'question' ? 'procedures.question' : 'procedures.said')}
        helperText={t('fields.labelHelp')}
        value={text}
        onChange={onText}
        maxLength={LIMITS.procedureTextCharacters}
        rows={2}
      />
      {!form.isReadOnly && names.length > 0 && (
        <Box
          component="ul"
          aria-label={t('procedures.values')}
          sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75, m: 0, p: 0 }}
        >
          {names.map((name) => (
            <Box component="li" key={name} sx={{ listStyle: 'none', maxWidth: '100%' }}>
              <Chip
                size="small"
                variant="outlined"
                label={`{${name}}`}
                aria-label={t('procedures.insert', { value: texts.value(name) })}
                onClick={() => insert(name)}
              />
            </Box>
          ))}
        </Box>
      )}
    </Box>
  );
}
