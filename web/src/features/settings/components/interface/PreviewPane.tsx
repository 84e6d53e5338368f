import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useRef, useState } from 'react';
import { useLocale } from '#web/i18n/useLocale.ts';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { usePreviewBridge } from '#web/lib/preview/usePreviewBridge.ts';
import type { SettingsForm } from '#web/lib/settings/useSettingsForm.ts';
import { previewLook } from '../../previewLook.ts';
import { BubblePreview } from './BubblePreview.tsx';
import { PreviewControls, type PreviewDevice, type PreviewTheme } from './PreviewControls.tsx';

interface PreviewPaneProps {
  form: SettingsForm;
}

const HEIGHT = { phone: 620, desktop: 520 } as const;
const WIDTH = { phone: 340, desktop: 400 } as const;

/** The chat with the changes that are not saved yet. It answers, and its chats do not count as visitors' chats. */
export function PreviewPane({ form }: PreviewPaneProps) {
  const t = useTranslate();
  const { locale } = useLocale();
  const frame = useRef<HTMLIFrameElement>(null);
  const [device, setDevice] = useState<PreviewDevice>('desktop');
  const [theme, setTheme] = useState<PreviewTheme>();
  const { values, stored } = form;
  const look = previewLook(values, stored, locale);
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
      <PreviewControls device={device} theme={theme} onDevice={setDevice} onTheme={setTheme} />
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
