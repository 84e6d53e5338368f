import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { AppIcon } from '../ui/AppIcon.tsx';

interface ShowInputButtonProps {
  isShown: boolean;
  isDisabled: boolean;
  onToggle: () => void;
}

/** At the end of a field for a password: shows what was typed, and hides it again. */
export function ShowInputButton({ isShown, isDisabled, onToggle }: ShowInputButtonProps) {
  const t = useTranslate();
  return (
    <InputAdornment position="end">
      <IconButton
        edge="end"
        aria-label={t('form.showInput')}
        aria-pressed={isShown}
        disabled={isDisabled}
        onClick={onToggle}
        // The field keeps the focus, and with it a phone's keyboard.
        onMouseDown={(event) => event.preventDefault()}
      >
        <AppIcon name={isShown ? 'eye-off' : 'eye'} size={20} />
      </IconButton>
    </InputAdornment>
  );
}
