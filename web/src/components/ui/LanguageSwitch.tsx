import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { LANGUAGES } from '@parlance/domain/i18n/LANGUAGES';
import { isLocale, LOCALES, type Locale } from '@parlance/domain/locales';
import { useLocale } from '#web/i18n/useLocale.ts';
import { useTranslate } from '#web/i18n/useTranslate.ts';

interface LanguageSwitchProps {
  /** Called after the page's language changed, to store the choice elsewhere too. */
  onChange?: (locale: Locale) => void;
}

/** English or German. */
export function LanguageSwitch({ onChange }: LanguageSwitchProps) {
  const t = useTranslate();
  const { locale, setLocale } = useLocale();
  const handleChange = (_event: unknown, next: unknown) => {
    if (!isLocale(next)) return;
    setLocale(next);
    onChange?.(next);
  };
  return (
    <ToggleButtonGroup exclusive size="small" value={locale} onChange={handleChange} aria-label={t('common.language')}>
      {LOCALES.map((option) => (
        <ToggleButton
          key={option}
          value={option}
          lang={option}
          aria-label={`${option.toUpperCase()}, ${LANGUAGES[option].name}`}
          sx={{ px: 1.25, minHeight: 36, fontWeight: 600 }}
        >
          {option.toUpperCase()}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
