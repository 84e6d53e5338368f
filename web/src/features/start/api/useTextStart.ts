import { createChatbot } from '@parlance/domain/contracts/chatbots';
import { useRef } from 'react';
import { useNavigate } from 'react-router';
import { useSubmit } from '#web/components/forms/useSubmit.ts';
import { paths } from '#web/config/paths.ts';
import { useLocale } from '#web/i18n/useLocale.ts';
import { callContract } from '#web/lib/functions/callContract.ts';
import { useRequestId } from '#web/lib/functions/useRequestId.ts';
import { useMembership } from '#web/lib/org/useMembership.ts';
import { sendFile } from '#web/lib/storage/sendFile.ts';

interface TextStart {
  isBusy: boolean;
  failure: { error: unknown } | undefined;
  begin: (name: string, file: File) => void;
}

/** Makes a chatbot from one file and leads to where it is met. Trying again makes no second chatbot. */
export function useTextStart(): TextStart {
  const navigate = useNavigate();
  const { locale } = useLocale();
  const { orgId } = useMembership();
  const made = useRef<string>(undefined);
  const requestIdOf = useRequestId();
  const { isBusy, failure, run } = useSubmit(async (name: string, file: File) => {
    const wish = { orgId, name, description: '', locale };
    const make = () => callContract(createChatbot, { ...wish, requestId: requestIdOf(wish) });
    const chatbotId = made.current ?? (await make()).chatbotId;
    made.current = chatbotId;
    const { signal } = new AbortController();
    await sendFile({ orgId, chatbotId, file, sameName: 'keep', signal, onProgress: () => undefined });
    await navigate(paths.chatbotStart(chatbotId));
  });
  return { isBusy, failure, begin: run };
}
