import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { choiceCard, choiceGrid } from './choiceStyles.ts';

interface QuestionChoiceProps<V extends string> {
  name: string;
  label: string;
  options: readonly V[];
  value: V | null;
  nameOf: (option: V) => string;
  onChange: (value: V | null) => void;
}

/** The control's value of a question that is left open. */
const OPEN = '';

/** A question with few answers, of which one is right. It may be left open, and opened again. */
export function QuestionChoice<V extends string>(props: QuestionChoiceProps<V>) {
  const { name, label: question, options, value, nameOf, onChange } = props;
  const t = useTranslate();
  const choices: readonly (readonly [value: string, label: string])[] = [
    ...options.map((option) => [option, nameOf(option)] as const),
    [OPEN, t('onboarding.noAnswer')],
  ];
  return (
    <FormControl component="fieldset" fullWidth>
      <FormLabel component="legend" sx={{ color: 'text.primary', fontWeight: 550 }}>
        {question}
      </FormLabel>
      <RadioGroup
        name={name}
        value={value ?? OPEN}
        onChange={(_event, next) => onChange(options.find((option) => option === next) ?? null)}
        sx={choiceGrid}
      >
        {choices.map(([choice, label]) => (
          <FormControlLabel
            key={choice}
            value={choice}
            control={<Radio size="small" />}
            label={label}
            sx={choiceCard}
          />
        ))}
      </RadioGroup>
    </FormControl>
  );
}
