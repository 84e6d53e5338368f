import TextField from '@mui/material/TextField';
import { useTranslate } from '#web/i18n/useTranslate.ts';

interface QuestionSelectProps<V extends string> {
  name: string;
  label: string;
  options: readonly V[];
  value: V | null;
  nameOf: (option: V) => string;
  onChange: (value: V | null) => void;
}

/** A question with many answers. It may be left open. */
export function QuestionSelect<V extends string>(props: QuestionSelectProps<V>) {
  const { name, label, options, value, nameOf, onChange } = props;
  const t = useTranslate();
  return (
    <TextField
      id={`question-${name}`}
      name={name}
      select
      label={label}
      value={value ?? ''}
      onChange={(event) => onChange(options.find((option) => option === event.target.value) ?? null)}
      slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
    >
      <option value="">{t('onboarding.noAnswer')}</option>
      {options.map((option) => (
        <option key={option} value={option}>
          {nameOf(option)}
        </option>
      ))}
    </TextField>
  );
}
