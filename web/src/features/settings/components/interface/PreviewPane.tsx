import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { useRef, useState } from 'react';
import { AppIcon } from '#web/components/ui/AppIcon.tsx';
import { useLocale } from '#web/i18n/useLocale.ts';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { usePreviewBridge } from '#web/lib/preview/usePreviewBridge.ts';
import type { SettingsForm } from '#web/lib/settings/useSettingsForm.ts';
import { previewLook } from '../../previewLook.ts';
import { BubblePreview } from './BubblePreview.tsx';

interface PreviewPaneProps {
  form: SettingsForm;
}

const HEIGHT = { phone: 620, desktop: 520 } as const;
const WIDTH = { phone: 340, desktop: 400 } as const;

/** The chat as it would be with what is not saved yet. It answers, and nothing of it counts as a visitor's. */
export function PreviewPane({ form }: PreviewPaneProps) {
  const t = useTranslate();
  const { locale } = useLocale();
  const frame = useRef<HTMLIFrameElement>(null);
  const [device, setDevice] = useState<'phone' | 'desktop'>('desktop');
  const [theme, setTheme] = useState<'light' | 'dark'>();
  const { values, stored } = form;
  const look = previewLook(values, stored);
  usePreviewBridge(frame, {
    chatbotId: values.id,
    look: theme === undefined ? look : { ...look, theme },
    draft: {
      systemInstructions: stored.systemInstructions,
      model: stored.model,
      temperature: stored.temperature,
      formality: stored.formality,
    },
  });
  const isPlain = look.initialMessages !== undefined && values.initialMessages.some((text) => text.includes('<'));
  return (
    <Box
      component="section"
      aria-label={t('preview.title')}
      sx={{ position: { lg: 'sticky' }, top: { lg: 80 }, display: 'grid', gap: 1.5, justifyItems: 'center' }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, justifyContent: 'center' }}>
        <ToggleButtonGroup
          exclusive
          size="small"
          value={device}
          aria-label={t('preview.frame')}
          onChange={(_event, next: 'phone' | 'desktop' | null) => setDevice(next ?? device)}
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
          onChange={(_event, next: 'light' | 'dark' | null) => setTheme(next ?? undefined)}
        >
          <ToggleButton value="light" aria-label={t('theme.light')}>
            <AppIcon name="sun" size={18} />
          </ToggleButton>
          <ToggleButton value="dark" aria-label={t('theme.dark')}>
            <AppIcon name="moon" size={18} />
          </ToggleButton>
        </ToggleButtonGroup>
      </Box>
      <Box
        sx={{
          width: '100%',
          maxWidth: WIDTH[device],
          border: device === 'phone' ? 8 : 1,
          borderColor: device === 'phone' ? 'text.primary' : 'divider',
          borderRadius: device === 'phone' ? 4 : 1.5,
          overflow: 'hidden',
          lineHeight: 0,
        }}
      >
        <Box
          component="iframe"
          key={values.id}
          ref={frame}
          src={`/iframe/${values.id}?via=preview&lang=${locale}`}
          title={t('preview.title')}
          sx={{ width: '100%', height: HEIGHT[device], border: 0 }}
        />
      </Box>
      <BubblePreview values={values} />
      <Typography variant="body2" color="textSecondary" sx={{ textAlign: 'center', maxWidth: '44ch' }}>
        {t(isPlain ? 'preview.plainHtml' : 'preview.note')}
      </Typography>
    </Box>
  );
}
