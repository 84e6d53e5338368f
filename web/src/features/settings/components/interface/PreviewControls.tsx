import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { AppIcon } from '#web/components/ui/AppIcon.tsx';
import { useTranslate } from '#web/i18n/useTranslate.ts';

export type PreviewDevice = 'phone' | 'desktop';
export type PreviewTheme = 'light' | 'dark';

interface PreviewControlsProps {
  device: PreviewDevice;
  /** Undefined leaves the theme to the chatbot's settings. */
  theme: PreviewTheme | undefined;
  onDevice: (device: PreviewDevice) => void;
  onTheme: (theme: PreviewTheme | undefined) => void;
}

/** Chooses the device and the theme of the preview. */
export function PreviewControls({ device, theme, onDevice, onTheme }: PreviewControlsProps) {
  const t = useTranslate();
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, justifyContent: 'center' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        value={device}
        aria-label={t('preview.frame')}
        onChange={(_event, next: PreviewDevice | null) => onDevice(next ?? device)}
      >
        <ToggleButton value="desktop" sx={{ textTransform: 'none' }}>
          {t('preview.desktop')}
        </ToggleButton>
        <ToggleButton value="phone" sx={{ textTransform: 'none' }}>
          {t('preview.phone')}
        </ToggleButton>
      </ToggleButtonGroup>
      <ToggleButtonGroup
        exclusive
        size="small"
        value={theme ?? null}
        aria-label={t('preview.theme')}
        onChange={(_event, next: PreviewTheme | null) => onTheme(next ?? undefined)}
      >
        <ToggleButton value="light" aria-label={t('theme.light')}>
          <AppIcon name="sun" size={18} />
        </ToggleButton>
        <ToggleButton value="dark" aria-label={t('theme.dark')}>
          <AppIcon name="moon" size={18} />
        </ToggleButton>
      </ToggleButtonGroup>
    </Box>
  );
}
