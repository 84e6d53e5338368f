import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import type { LinkedMethod } from '../../linkedMethods.ts';

interface KeptMethodsProps {
  /** Sign-in methods linked to the account beside its password. */
  methods: readonly LinkedMethod[];
  kept: ReadonlySet<LinkedMethod['id']>;
  onChange: (kept: ReadonlySet<LinkedMethod['id']>) => void;
}

/** Asks which other ways of signing in stay with a new password: somebody else may have linked one. */
export function KeptMethods({ methods, kept, onChange }: KeptMethodsProps) {
  const t = useTranslate();
  if (methods.length === 0) return false;
  const choose = (id: LinkedMethod['id'], isKept: boolean) => {
    const rest = [...kept].filter((one) => one !== id);
    onChange(new Set(isKept ? [...rest, id] : rest));
  };
  return (
    <FormControl component="fieldset">
      <FormLabel component="legend">{t('accountPage.keepTitle')}</FormLabel>
      <FormGroup>
        {methods.map(({ id, provider, email }) => (
          <FormControlLabel
            key={id}
            control={<Checkbox checked={kept.has(id)} onChange={(_, isKept) => choose(id, isKept)} />}
            label={t('accountPage.keepMethod', { provider: t(`provider.${provider}`), email })}
            slotProps={{ typography: { sx: { overflowWrap: 'anywhere' } } }}
          />
        ))}
      </FormGroup>
      <FormHelperText sx={{ mx: 0 }}>{t('accountPage.keepHint')}</FormHelperText>
    </FormControl>
  );
}
