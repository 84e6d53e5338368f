import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { Fieldset } from './Fieldset.tsx';

interface ColourSwatchesProps {
  label: string;
  /** `#rrggbb`. */
  value: string;
  swatches: readonly string[];
  onPick: (swatch: string) => void;
}

/** Colours to choose from, one button each. */
export function ColourSwatches({ label, value, swatches, onPick }: ColourSwatchesProps) {
  return (
    <Fieldset label={label}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75, mt: 1 }}>
        {swatches.map((swatch) => (
          <ButtonBase
            key={swatch}
            aria-label={swatch}
            aria-pressed={swatch === value.toUpperCase()}
            onClick={() => onPick(swatch)}
            sx={{
              width: 28,
              height: 28,
              borderRadius: 1,
              border: 1,
              borderColor: 'divider',
              bgcolor: swatch,
              '&[aria-pressed="true"]': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: 2 },
            }}
          />
        ))}
      </Box>
    </Fieldset>
  );
}
