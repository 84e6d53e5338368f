import { Icon } from '@iconify/react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { AppIcon } from '#web/components/ui/AppIcon.tsx';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { useOwnIcon } from '#web/lib/icons/useOwnIcon.ts';
import type { SettingsForm } from '#web/lib/settings/useSettingsForm.ts';
import { IconPickerDialog } from './IconPickerDialog.tsx';

interface IconFieldProps {
  form: SettingsForm;
}

/** The icon on the bubble and in the chat's header. */
export function IconField({ form }: IconFieldProps) {
  const t = useTranslate();
  const [isOpen, setOpen] = useState(false);
  const ownIcon = useOwnIcon();
  const { chatIcon } = form.values;
  return (
    <Box>
      <Typography sx={{ mb: 1 }}>{t('chatbotSettings.chatIcon')}</Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
        <Box
          sx={{
            display: 'grid',
            placeItems: 'center',
            width: 48,
            height: 48,
            border: 1,
            borderColor: 'divider',
            borderRadius: 1,
          }}
        >
          {chatIcon === null ? (
            <AppIcon name="message-chatbot" size={26} />
          ) : (
            <Icon icon={ownIcon(chatIcon)} width={26} height={26} aria-hidden />
          )}
        </Box>
        <Typography variant="body2" color="textSecondary">
          {chatIcon === null ? t('iconPicker.standard') : chatIcon.replace(/^.*:/, '').replaceAll('-', ' ')}
        </Typography>
        {!form.isReadOnly && (
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
            <Button variant="outlined" onClick={() => setOpen(true)}>
              {t('iconPicker.choose')}
            </Button>
            {chatIcon !== null && (
              <Button color="inherit" onClick={() => form.change('chatIcon', null)}>
                {t('iconPicker.reset')}
              </Button>
            )}
          </Box>
        )}
      </Box>
      {isOpen && (
        <IconPickerDialog
          chosen={chatIcon}
          onChoose={(name) => {
            form.change('chatIcon', name);
            setOpen(false);
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </Box>
  );
}
