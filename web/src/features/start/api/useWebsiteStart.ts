import { createChatbot, lookAtWebsite } from '@parlance/domain/contracts/chatbots';
import { saveChatbotPicture } from '@parlance/domain/contracts/pictures';
import { addWebsite } from '@parlance/domain/contracts/sources/sources';
import { newId } from '@parlance/domain/ids';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useSubmit } from '#web/components/forms/useSubmit.ts';
import { paths } from '#web/config/paths.ts';
import { callContract } from '#web/lib/functions/callContract.ts';
import { useRequestId } from '#web/lib/functions/useRequestId.ts';
import { useMembership } from '#web/lib/org/useMembership.ts';
import { redrawLogo } from '#web/lib/pictures/redrawLogo.ts';

type StartStep = 'look' | 'create' | 'read';

interface WebsiteStart {
  isBusy: boolean;
  /** Current step, while one is running. */
  step: StartStep;
  failure: { error: unknown } | undefined;
  begin: (url: string) => void;
}

/** Results of an earlier attempt, so that trying again makes nothing twice. */
interface Made {
  typed: string;
  chatbotId: string;
  sourceId: string;
  url: string;
}

/** Makes a chatbot from a website: looks at it, makes the chatbot, has the website read, and leads to where it is met. */
export function useWebsiteStart(): WebsiteStart {
  const navigate = useNavigate();
  const { orgId } = useMembership();
  const made = useRef<Made>(undefined);
  const requestIdOf = useRequestId();
  const [step, setStep] = useState<StartStep>('look');

  const make = async (typed: string): Promise<Made> => {
    setStep('look');
    const profile = await callContract(lookAtWebsite, { orgId, url: typed });
    setStep('create');
    const { name, locale, colour, starters, logo, url } = profile;
    const start = { url, colour, starters };
    const requestId = requestIdOf({ typed });
    const { chatbotId } = await callContract(createChatbot, { orgId, requestId, name, description: '', locale, start });
    // A picture is an ornament: without it the chatbot has the product's mark.
    const save = (data: string) => callContract(saveChatbotPicture, { orgId, chatbotId, data });
    if (logo !== null) redrawLogo(logo).then(save).catch(reportError);
    return { typed, chatbotId, sourceId: newId(), url };
  };
  const { isBusy, failure, run } = useSubmit(async (typed: string) => {
    const found = made.current?.typed === typed ? made.current : await make(typed);
    made.current = found;
    setStep('read');
    const { chatbotId, sourceId, url } = found;
    await callContract(addWebsite, {
      orgId,
      chatbotId,
      sourceId,
      url,
      mode: 'site',
      include: [],
      exclude: [],
      weekly: true,
      isFirstLook: true,
    });
    await navigate(paths.chatbotStart(chatbotId));
  });
  return { isBusy, step, failure, begin: run };
}
