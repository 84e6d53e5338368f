import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import { ACCESS_SCOPES, type AccessScope } from '@parlance/domain/documents/organizations/accessKey';
import { useTranslate } from '#web/i18n/useTranslate.ts';

interface ScopeChoiceProps {
  scopes: readonly AccessScope[];
  error: string | undefined;
  onChange: (scopes: readonly AccessScope[]) => void;
}

/** Selects the scopes of a new key, which may do nothing else. */
export function ScopeChoice({ scopes, error, onChange }: ScopeChoiceProps) {
  const t = useTranslate();
  const choose = (scope: AccessScope, isChosen: boolean) =>
    onChange(ACCESS_SCOPES.filter((one) => (one === scope ? isChosen : scopes.includes(one))));
  return (
    <FormControl component="fieldset" error={error !== undefined}>
      <FormLabel component="legend">{t('accessKeys.scopes')}</FormLabel>
      {ACCESS_SCOPES.map((scope) => (
        <FormControlLabel
          key={scope}
          control={
            <Checkbox
              size="small"
              checked={scopes.includes(scope)}
              onChange={(_event, isChosen) => choose(scope, isChosen)}
              slotProps={{ input: { 'aria-invalid': error !== undefined } }}
            />
          }
          label={t(`accessKeys.scope.${scope}`)}
        />
      ))}
      {error === undefined ? (
        <FormHelperText>{t('accessKeys.scopesHint')}</FormHelperText>
      ) : (
        <FormHelperText role="alert">{error}</FormHelperText>
      )}
    </FormControl>
  );
}
