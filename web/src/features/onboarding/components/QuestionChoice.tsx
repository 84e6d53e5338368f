import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { choiceCard, choiceGrid } from './choiceStyles.ts';

interface QuestionChoiceProps<V extends string> {
  name: string;
  label: string;
  options: readonly V[];
  value: V | null;
  nameOf: (option: V) => string;
  onChange: (value: V | null) => void;
}

/** A question with few answers, of which one is right. */
export function QuestionChoice<V extends string>(props: QuestionChoiceProps<V>) {
  const { name, label, options, value, nameOf, onChange } = props;
  return (
    <FormControl component="fieldset" fullWidth>
      <FormLabel component="legend" sx={{ color: 'text.primary', fontWeight: 550 }}>
        {label}
      </FormLabel>
      <RadioGroup
        name={name}
        value={value ?? ''}
        onChange={(_event, next) => onChange(options.find((option) => option === next) ?? null)}
        sx={choiceGrid}
      >
        {options.map((option) => (
          <FormControlLabel
            key={option}
            value={option}
            control={<Radio size="small" />}
            label={nameOf(option)}
            sx={choiceCard}
          />
        ))}
      </RadioGroup>
    </FormControl>
  );
}
