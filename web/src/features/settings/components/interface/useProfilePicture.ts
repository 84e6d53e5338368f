import { saveChatbotPicture } from '@parlance/domain/contracts/pictures';
import { useState } from 'react';
import { useAction } from '#web/components/toast/useAction.ts';
import { useToast } from '#web/lib/toast/useToast.ts';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { useErrorText } from '#web/lib/errors/useErrorText.ts';
import { callContract } from '#web/lib/functions/callContract.ts';
import { useMembership } from '#web/lib/org/useMembership.ts';
import type { Crop } from '#web/lib/pictures/cropArea.ts';
import { encodePicture } from '#web/lib/pictures/encodePicture.ts';
import { type LoadedPicture, loadPicture } from '#web/lib/pictures/loadPicture.ts';

interface ProfilePictureState {
  /** The chosen picture while it is being cropped. */
  picture: LoadedPicture | undefined;
  /** Reason the chosen file cannot be used, as a text. */
  problem: string | undefined;
  isSaving: boolean;
  isRemoving: boolean;
  choose: (file: File) => void;
  save: (picture: LoadedPicture, crop: Crop) => void;
  cancel: () => void;
  remove: () => void;
}

/** Loads, stores and removes the picture of a chatbot. A toast shows the outcome. */
export function useProfilePicture(chatbotId: string): ProfilePictureState {
  const t = useTranslate();
  const toast = useToast();
  const errorText = useErrorText();
  const { orgId } = useMembership();
  const [picture, setPicture] = useState<LoadedPicture>();
  const [problem, setProblem] = useState<string>();

  const saving = useAction(async (loaded: LoadedPicture, crop: Crop) => {
    const data = encodePicture(loaded, crop);
    await callContract(saveChatbotPicture, { orgId, chatbotId, data });
    setPicture(undefined);
    toast.success(t('picture.saved'));
  }, t('picture.uploadFailed'));
  const removing = useAction(async () => {
    await callContract(saveChatbotPicture, { orgId, chatbotId, data: null });
    toast.success(t('picture.removed'));
  }, t('picture.removeFailed'));

  const choose = (file: File) => {
    setProblem(undefined);
    loadPicture(file).then(setPicture, (error: unknown) => setProblem(errorText(error)));
  };
  return {
    picture,
    problem,
    isSaving: saving.isBusy,
    isRemoving: removing.isBusy,
    choose,
    save: saving.run,
    cancel: () => setPicture(undefined),
    remove: removing.run,
  };
}
