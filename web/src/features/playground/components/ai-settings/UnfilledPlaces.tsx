import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { unfilledPlaces } from '@parlance/domain/starts/instructionPlaces';
import type { RefObject } from 'react';
import { useTranslate } from '#web/i18n/useTranslate.ts';

interface UnfilledPlacesProps {
  instructions: string;
  field: RefObject<HTMLTextAreaElement | null>;
}

/** Placeholders that a template leaves to the business. A click selects one in the field, to be written over. */
export function UnfilledPlaces({ instructions, field }: UnfilledPlacesProps) {
  const t = useTranslate();
  const places = unfilledPlaces(instructions);
  if (places.length === 0) return null;
  const select = (place: string) => {
    const start = instructions.indexOf(place);
    field.current?.focus();
    field.current?.setSelectionRange(start, start + place.length);
  };
  return (
    <Box component="section" aria-label={t('playground.places')} sx={{ mt: 1 }}>
      <Typography variant="body2" sx={{ mb: 0.5 }}>
        {t('playground.places')}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {places.map((place) => (
          <Button key={place} size="small" variant="outlined" color="warning" onClick={() => select(place)}>
            {place}
          </Button>
        ))}
      </Box>
    </Box>
  );
}
