import Box from '@mui/material/Box';
import FormControl from '@mui/material/FormControl';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';
import { WEBSITE_MODES, type Website } from '@parlance/domain/documents/knowledge/source';
import { useId } from 'react';
import { useTranslate } from '#web/i18n/useTranslate.ts';

interface ModeFieldProps {
  mode: Website['mode'];
  onChange: (mode: Website['mode']) => void;
}

/** Choice of how much of a website is read. */
export function ModeField({ mode, onChange }: ModeFieldProps) {
  const t = useTranslate();
  const id = useId();
  return (
    <FormControl>
      <FormLabel id={id} sx={{ mb: 1, typography: 'body2', fontWeight: 600 }}>
        {t('website.modeLabel')}
      </FormLabel>
      <RadioGroup
        aria-labelledby={id}
        value={mode}
        onChange={(_event, value) => onChange(WEBSITE_MODES.find((each) => each === value) ?? mode)}
        sx={{ gap: 0.75 }}
      >
        {WEBSITE_MODES.map((each) => (
          <Box
            key={each}
            component="label"
            sx={{
              display: 'flex',
              alignItems: 'flex-start',
              gap: 1,
              px: 1,
              pr: 2,
              border: 1,
              borderColor: each === mode ? 'primary.main' : 'divider',
              borderRadius: 1,
              bgcolor: each === mode ? 'primary.light' : 'transparent',
              cursor: 'pointer',
            }}
          >
            <Radio
              value={each}
              size="small"
              slotProps={{ input: { 'aria-labelledby': `${id}-${each}`, 'aria-describedby': `${id}-${each}-text` } }}
            />
            <Box sx={{ py: 0.75 }}>
              <Typography variant="body2" id={`${id}-${each}`} sx={{ fontWeight: 600 }}>
                {t(`website.mode.${each}`)}
              </Typography>
              <Typography variant="body2" id={`${id}-${each}-text`} color="textSecondary">
                {t(`website.modeText.${each}`)}
              </Typography>
            </Box>
          </Box>
        ))}
      </RadioGroup>
    </FormControl>
  );
}
