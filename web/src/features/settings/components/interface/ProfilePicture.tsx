import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { Chatbot } from '@parlance/domain/documents/chatbots/chatbot';
import { useFilePicker } from '#web/components/forms/useFilePicker.tsx';
import { AppIcon } from '#web/components/ui/AppIcon.tsx';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import type { Stored } from '#web/lib/live.ts';
import { pictureAddress } from '@parlance/domain/widget/look/pictureAddress';
import { CropDialog } from './CropDialog.tsx';
import { useProfilePicture } from './useProfilePicture.ts';

interface ProfilePictureProps {
  chatbot: Stored<Chatbot>;
  isReadOnly: boolean;
}

/** The picture in the chat's header. It is stored as soon as it is cropped. */
export function ProfilePicture({ chatbot, isReadOnly }: ProfilePictureProps) {
  const t = useTranslate();
  const { picture, problem, isSaving, isRemoving, choose, save, cancel, remove } = useProfilePicture(chatbot.id);
  const address = pictureAddress(chatbot);

  const picker = useFilePicker({
    label: t('picture.choose'),
    accept: '.jpg,.jpeg,.png,.svg,.gif',
    onFiles: ([file]) => file && choose(file),
  });
  return (
    <Box>
      <Typography sx={{ mb: 1 }}>{t('picture.title')}</Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
        <Avatar
          {...(address === null ? {} : { src: address })}
          alt={address === null ? '' : t('picture.title')}
          sx={{ width: 64, height: 64, bgcolor: 'primary.light', color: 'primary.main' }}
        >
          <AppIcon name="message-chatbot" size={28} />
        </Avatar>
        {!isReadOnly && (
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
            <Button
              variant="outlined"
              startIcon={<AppIcon name="upload" size={18} />}
              loading={isSaving}
              onClick={picker.open}
            >
              {t('picture.choose')}
            </Button>
            {address !== null && (
              <Button color="inherit" loading={isRemoving} onClick={remove}>
                {t('picture.remove')}
              </Button>
            )}
          </Box>
        )}
      </Box>
      {!isReadOnly && picker.input}
      <Typography
        variant="body2"
        role={problem === undefined ? undefined : 'alert'}
        color={problem === undefined ? 'textSecondary' : 'error'}
        sx={{ mt: 1 }}
      >
        {problem ?? t('picture.hint')}
      </Typography>
      {picture && (
        <CropDialog picture={picture} isBusy={isSaving} onDone={(crop) => save(picture, crop)} onClose={cancel} />
      )}
    </Box>
  );
}
