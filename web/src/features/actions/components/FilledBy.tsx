import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { OWN_FACTS } from '@parlance/domain/contacts/customerFact';
import { useId } from 'react';
import { useTranslate } from '#web/i18n/useTranslate.ts';

interface FilledByProps {
  /** Name of a fact about the verified customer (`customerFact`); empty: visitors say the value. */
  filledBy: string;
  onChange: (filledBy: string) => void;
}

const PREFIX = 'customer.';
/** Choice of an attribute by its name. */
const ATTRIBUTE = 'attribute';

/** Choice of where a value comes from: what visitors say, or what the business's server has said of a signed-in customer. */
export function FilledBy({ filledBy, onChange }: FilledByProps) {
  const t = useTranslate();
  const id = useId();
  const fact = filledBy.slice(PREFIX.length);
  const own = OWN_FACTS.find((name) => name === fact);
  const choice = filledBy === '' ? 'visitor' : (own ?? ATTRIBUTE);
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '1fr 1fr' } }}>
      <TextField
        id={`${id}-source`}
        select
        label={t('actions.filledBy')}
        helperText={filledBy === '' ? undefined : t('actions.filledByHint')}
        value={choice}
        onChange={({ target: { value } }) =>
          onChange(value === 'visitor' ? '' : `${PREFIX}${value === ATTRIBUTE ? '' : value}`)
        }
        slotProps={{ select: { native: true } }}
      >
        {(['visitor', ...OWN_FACTS, ATTRIBUTE] as const).map((source) => (
          <option key={source} value={source}>
            {t(`actions.filledBy.${source}`)}
          </option>
        ))}
      </TextField>
      {choice === ATTRIBUTE && (
        <TextField
          id={`${id}-attribute`}
          label={t('actions.attributeName')}
          helperText={t('actions.attributeNameHint')}
          value={fact}
          onChange={({ target: { value } }) => onChange(`${PREFIX}${value}`)}
          slotProps={{ htmlInput: { maxLength: 40, autoCapitalize: 'none', spellCheck: false } }}
        />
      )}
    </Box>
  );
}
