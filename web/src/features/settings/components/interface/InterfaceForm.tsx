import Box from '@mui/material/Box';
import type { Chatbot } from '@parlance/domain/documents/chatbots/chatbot';
import { SettingsFrame } from '#web/components/settings/SettingsFrame.tsx';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import type { Stored } from '#web/lib/live.ts';
import { useSettingsForm } from '#web/lib/settings/useSettingsForm.ts';
import { interfaceErrors } from '../../interfaceErrors.ts';
import { AppearanceFields } from './AppearanceFields.tsx';
import { ChatFields } from './ChatFields.tsx';
import { ColourFields } from './ColourFields.tsx';
import { LayoutFields } from './LayoutFields.tsx';
import { PreviewPane } from './PreviewPane.tsx';

interface InterfaceFormProps {
  chatbot: Stored<Chatbot>;
}

/** All settings of the look in one form, because the preview shows them together. */
export function InterfaceForm({ chatbot }: InterfaceFormProps) {
  const t = useTranslate();
  const form = useSettingsForm({
    chatbot,
    validate: (values) => interfaceErrors(values, t),
    failedText: () => t('settingsForm.configurationFailed'),
  });
  return (
    <Box
      sx={{
        display: 'grid',
        gap: { xs: 4, lg: 5 },
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 340px', xl: 'minmax(0, 1fr) 400px' },
        alignItems: 'start',
      }}
    >
      <SettingsFrame form={form}>
        <AppearanceFields form={form} />
        <ColourFields form={form} />
        <LayoutFields form={form} />
        <ChatFields form={form} />
      </SettingsFrame>
      <PreviewPane form={form} />
    </Box>
  );
}
