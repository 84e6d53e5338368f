import { askSiteTrial, type SiteTrialProposal, type SiteTrialView } from '@parlance/domain/contracts/trials/siteTrials';
import { LIMITS } from '@parlance/domain/limits';
import { useMemo, useRef } from 'react';
import { PreviewChat } from '#web/components/preview/PreviewChat.tsx';
import { useLocale } from '#web/i18n/useLocale.ts';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { streamContract } from '#web/lib/functions/streamContract.ts';
import { startLook } from '#web/lib/preview/startLook.ts';
import { usePreviewFrame } from '#web/lib/preview/usePreviewFrame.ts';

interface TryChatProps {
  trialKey: string;
  trial: SiteTrialView;
  saved: SiteTrialProposal;
  /** With the changes that are not saved yet. */
  values: SiteTrialProposal;
}

/** The chat of a trial. It answers from what has been read so far. */
export function TryChat({ trialKey, trial: { chatbotId, picture }, saved, values }: TryChatProps) {
  const t = useTranslate();
  const { locale } = useLocale();
  const frame = useRef<HTMLIFrameElement>(null);
  const look = useMemo(
    () => startLook({ ...values, id: chatbotId, profilePicture: picture }, saved, locale),
    [values, chatbotId, picture, saved, locale],
  );
  usePreviewFrame(frame, {
    look,
    answer: ({ text, locale: language, turns }, answering) =>
      streamContract(askSiteTrial, { key: trialKey, text, locale: language, turns }, answering),
  });
  const note = t('try.notStored', { max: LIMITS.siteTrialQuestions });
  return <PreviewChat frameRef={frame} chatbotId={chatbotId} note={note} top={24} />;
}
