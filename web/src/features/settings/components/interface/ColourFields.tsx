import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { AppIcon } from '#web/components/ui/AppIcon.tsx';
import { ColourField } from '#web/components/forms/ColourField.tsx';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { brandColours } from '#web/lib/colour/brandColours.ts';
import { contrast } from '#web/lib/colour/contrast.ts';
import { neighbourColour } from '#web/lib/colour/neighbourColour.ts';
import { textOn } from '#web/lib/colour/textOn.ts';
import type { SettingsForm } from '#web/lib/settings/useSettingsForm.ts';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { FieldGroup } from './FieldGroup.tsx';

interface FieldsProps {
  form: SettingsForm;
}

const COLOURS = ['userMessageColor', 'botMessageColor', 'bubbleButtonColor'] as const;

const SWATCHES = [
  '#0F5C4D',
  '#1D4ED8',
  '#6D28D9',
  '#B91C1C',
  '#C2410C',
  '#A16207',
  '#374151',
  '#000000',
  '#F4A259',
  '#F1EFE9',
  '#E5E7EB',
  '#FFFFFF',
];

/** Contrast that WCAG requires of a control against the page around it. The page is the customer's: white is the common case. */
const CONTROL_RATIO = 3;
const TEXT_RATIO = 4.5;
const PAGE = '#FFFFFF';

/** One colour that the chat's three follow from, and each of them, with what can be read on it. */
export function ColourFields({ form }: FieldsProps) {
  const t = useTranslate();
  const [brand, setBrand] = useState(form.values.userMessageColor);
  const handleBrand = (colour: string) => {
    setBrand(colour);
    const colours = brandColours(colour);
    for (const field of COLOURS) form.change(field, colours[field]);
  };
  return (
    <FieldGroup title={t('interfaceSettings.colours')} text={t('interfaceSettings.coloursText')}>
      <Box>
        <ColourField
          id="brand-colour"
          label={t('interfaceSettings.brandColour')}
          value={brand}
          swatches={SWATCHES}
          isDisabled={form.isReadOnly}
          onChange={handleBrand}
        />
        <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
          {t('interfaceSettings.brandColourHint')}
        </Typography>
      </Box>
      {COLOURS.map((field) => (
        <Box key={field}>
          <ColourField
            id={`setting-${field}`}
            label={t(`chatbotSettings.${field}`)}
            value={form.values[field]}
            swatches={SWATCHES}
            isDisabled={form.isReadOnly}
            onChange={(colour) => form.change(field, colour)}
          />
          <ContrastNote form={form} field={field} />
        </Box>
      ))}
    </FieldGroup>
  );
}

interface ContrastNoteProps extends FieldsProps {
  field: (typeof COLOURS)[number];
}

function ContrastNote({ form, field }: ContrastNoteProps) {
  const t = useTranslate();
  const intl = useIntl();
  const colour = form.values[field];
  const text = textOn(colour);
  const words = {
    text: t(text === '#FFFFFF' ? 'interfaceSettings.white' : 'interfaceSettings.black'),
    ratio: intl.formatNumber(contrast(colour, text), { maximumFractionDigits: 1 }),
  };
  const isPale = field === 'bubbleButtonColor' && contrast(colour, PAGE) < CONTROL_RATIO;
  const better = isPale ? neighbourFor(colour) : undefined;
  return (
    <Box sx={{ mt: 1 }}>
      <Typography variant="body2" color="textSecondary">
        {t('interfaceSettings.textOn', words)}
      </Typography>
      {isPale && (
        <Box component="output" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', mt: 0.5 }}>
          <Box sx={{ display: 'flex', gap: 0.75, alignItems: 'center', color: 'warning.main' }}>
            <AppIcon name="alert-triangle" size={18} />
            <Typography variant="body2">{t('interfaceSettings.pale')}</Typography>
          </Box>
          {better !== undefined && !form.isReadOnly && (
            <Button size="small" variant="outlined" onClick={() => form.change(field, better)}>
              <Box
                component="span"
                aria-hidden
                sx={{
                  width: 16,
                  height: 16,
                  mr: 1,
                  borderRadius: 0.5,
                  border: 1,
                  borderColor: 'divider',
                  bgcolor: better,
                }}
              />
              {t('interfaceSettings.useColour', { colour: better })}
            </Button>
          )}
        </Box>
      )}
    </Box>
  );
}

/** A shade that stands out on a white page and carries readable text. */
function neighbourFor(colour: string): string | undefined {
  const found = neighbourColour(colour, [PAGE], CONTROL_RATIO);
  return found !== undefined && contrast(found, textOn(found)) >= TEXT_RATIO ? found : undefined;
}
