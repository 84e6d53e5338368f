import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { saveChatbotPicture } from '@parlance/domain/contracts/pictures';
import type { Chatbot } from '@parlance/domain/documents/chatbots/chatbot';
import { type ChangeEvent, useRef, useState } from 'react';
import { AppIcon } from '#web/components/ui/AppIcon.tsx';
import { useAction } from '#web/components/toast/useAction.ts';
import { useToast } from '#web/components/toast/useToast.ts';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { useErrorText } from '#web/lib/errors/useErrorText.ts';
import type { Stored } from '#web/lib/firestore/live.ts';
import { callContract } from '#web/lib/functions/callContract.ts';
import { useMembership } from '#web/lib/org/useMembership.ts';
import type { Crop } from '../../cropArea.ts';
import { encodePicture } from '../../encodePicture.ts';
import { type LoadedPicture, loadPicture } from '../../loadPicture.ts';
import { pictureAddress } from '../../pictureAddress.ts';
import { CropDialog } from './CropDialog.tsx';

interface ProfilePictureProps {
  chatbot: Stored<Chatbot>;
  isReadOnly: boolean;
}

/** The picture in the chat's header. It is stored as soon as it is cropped. */
export function ProfilePicture({ chatbot, isReadOnly }: ProfilePictureProps) {
  const t = useTranslate();
  const toast = useToast();
  const errorText = useErrorText();
  const { orgId } = useMembership();
  const input = useRef<HTMLInputElement>(null);
  const [picture, setPicture] = useState<LoadedPicture>();
  const [problem, setProblem] = useState<string>();
  const address = pictureAddress(chatbot);

  const saving = useAction(async (loaded: LoadedPicture, crop: Crop) => {
    const data = encodePicture(loaded, crop);
    await callContract(saveChatbotPicture, { orgId, chatbotId: chatbot.id, data });
    setPicture(undefined);
    toast.success(t('picture.saved'));
  }, t('picture.uploadFailed'));
  const removing = useAction(async () => {
    await callContract(saveChatbotPicture, { orgId, chatbotId: chatbot.id, data: null });
    toast.success(t('picture.removed'));
  }, t('picture.removeFailed'));

  const handleChoose = (event: ChangeEvent<HTMLInputElement>) => {
    const [file] = event.target.files ?? [];
    // The same file can be chosen again.
    event.target.value = '';
    if (!file) return;
    setProblem(undefined);
    loadPicture(file).then(setPicture, (error: unknown) => setProblem(errorText(error)));
  };
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
              loading={saving.isBusy}
              onClick={() => input.current?.click()}
            >
              {t('picture.choose')}
            </Button>
            {address !== null && (
              <Button color="inherit" loading={removing.isBusy} onClick={removing.run}>
                {t('picture.remove')}
              </Button>
            )}
          </Box>
        )}
      </Box>
      {!isReadOnly && (
        <input
          ref={input}
          type="file"
          accept=".jpg,.jpeg,.png,.svg,.gif"
          hidden
          aria-label={t('picture.choose')}
          onChange={handleChoose}
        />
      )}
      <Typography
        variant="body2"
        role={problem === undefined ? undefined : 'alert'}
        color={problem === undefined ? 'textSecondary' : 'error'}
        sx={{ mt: 1 }}
      >
        {problem ?? t('picture.hint')}
      </Typography>
      {picture && (
        <CropDialog
          picture={picture}
          isBusy={saving.isBusy}
          onDone={(crop) => saving.run(picture, crop)}
          onClose={() => setPicture(undefined)}
        />
      )}
    </Box>
  );
}
