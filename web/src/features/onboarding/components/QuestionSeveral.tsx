import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import { choiceCard, choiceGrid } from './choiceStyles.ts';

interface QuestionSeveralProps<V extends string> {
  name: string;
  label: string;
  options: readonly V[];
  values: readonly V[];
  nameOf: (option: V) => string;
  onChange: (values: V[]) => void;
}

/** A question of which several answers can be right. */
export function QuestionSeveral<V extends string>(props: QuestionSeveralProps<V>) {
  const { name, label, options, values, nameOf, onChange } = props;
  const toggle = (changed: V) =>
    onChange(options.filter((option) => (option === changed ? !values.includes(option) : values.includes(option))));
  return (
    <FormControl component="fieldset" fullWidth>
      <FormLabel component="legend" sx={{ color: 'text.primary', fontWeight: 550 }}>
        {label}
      </FormLabel>
      <Box sx={choiceGrid}>
        {options.map((option) => (
          <FormControlLabel
            key={option}
            control={
              <Checkbox size="small" name={name} checked={values.includes(option)} onChange={() => toggle(option)} />
            }
            label={nameOf(option)}
            sx={choiceCard}
          />
        ))}
      </Box>
    </FormControl>
  );
}
