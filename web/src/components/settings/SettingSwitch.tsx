import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { useId } from 'react';

interface SettingSwitchProps {
  label: string;
  text?: string | undefined;
  isOn: boolean;
  isDisabled?: boolean;
  onChange: (isOn: boolean) => void;
}

/** A setting that is on or off, with what it does. */
export function SettingSwitch({ label, text, isOn, isDisabled = false, onChange }: SettingSwitchProps) {
  const id = useId();
  return (
    <Box>
      <FormControlLabel
        control={
          <Switch
            checked={isOn}
            disabled={isDisabled}
            onChange={(_event, next) => onChange(next)}
            slotProps={{ input: { 'aria-describedby': text === undefined ? undefined : id } }}
          />
        }
        label={label}
        sx={{ '& .MuiFormControlLabel-label.Mui-disabled': { color: 'text.primary' } }}
      />
      {text !== undefined && (
        <Typography id={id} variant="body2" color="textSecondary" sx={{ pl: 5.75, maxWidth: '60ch' }}>
          {text}
        </Typography>
      )}
    </Box>
  );
}
