import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { Fieldset } from './Fieldset.tsx';

interface ChoiceListProps<T extends string> {
  label: string;
  options: readonly { value: T; label: string }[];
  chosen: readonly T[];
  error?: string | undefined;
  isDisabled?: boolean;
  onChange: (chosen: T[]) => void;
}

/** Choice of some of many. What is chosen stays in the order of the options. */
export function ChoiceList<T extends string>({
  label,
  options,
  chosen,
  error,
  isDisabled = false,
  onChange,
}: ChoiceListProps<T>) {
  const errorId = useId();
  const isWrong = error !== undefined;
  return (
    <Fieldset label={label} gap={0.5}>
      {/* The legend says it to screen readers. */}
      <Typography aria-hidden sx={{ fontWeight: 600 }}>
        {label}
      </Typography>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 200px), 1fr))',
          maxHeight: 220,
          overflowY: 'auto',
          px: 1.5,
          border: 1,
          borderColor: isWrong ? 'error.main' : 'divider',
          borderRadius: 1,
        }}
      >
        {options.map((option) => (
          <FormControlLabel
            key={option.value}
            sx={{ minWidth: 0, mr: 0, '& .MuiFormControlLabel-label': { overflowWrap: 'anywhere', minWidth: 0 } }}
            control={
              <Checkbox
                checked={chosen.includes(option.value)}
                disabled={isDisabled}
                onChange={(_event, isChosen) =>
                  onChange(
                    options
                      .map(({ value }) => value)
                      .filter((value) => (value === option.value ? isChosen : chosen.includes(value))),
                  )
                }
                slotProps={{
                  input: { 'aria-invalid': isWrong || undefined, 'aria-describedby': isWrong ? errorId : undefined },
                }}
              />
            }
            label={option.label}
          />
        ))}
      </Box>
      {isWrong && (
        <Typography id={errorId} variant="body2" color="error" role="alert">
          {error}
        </Typography>
      )}
    </Fieldset>
  );
}
