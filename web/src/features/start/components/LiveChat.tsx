import { useMemo, useRef } from 'react';
import { PreviewChat } from '#web/components/preview/PreviewChat.tsx';
import { useLocale } from '#web/i18n/useLocale.ts';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { startLook } from '#web/lib/preview/startLook.ts';
import { usePreviewBridge } from '#web/lib/preview/usePreviewBridge.ts';
import type { SettingsForm } from '#web/lib/settings/useSettingsForm.ts';

interface LiveChatProps {
  form: SettingsForm;
}

/** The chat with the changes that are not saved yet. It answers from what has been read so far. */
export function LiveChat({ form }: LiveChatProps) {
  const t = useTranslate();
  const { locale } = useLocale();
  const frame = useRef<HTMLIFrameElement>(null);
  const { values, stored } = form;
  const look = useMemo(() => startLook(values, stored, locale), [values, stored, locale]);
  const { systemInstructions, model, temperature, formality } = stored;
  usePreviewBridge(frame, { chatbotId: stored.id, look, draft: { systemInstructions, model, temperature, formality } });
  return <PreviewChat frameRef={frame} chatbotId={stored.id} note={t('playground.notCounted')} top={76} />;
}
