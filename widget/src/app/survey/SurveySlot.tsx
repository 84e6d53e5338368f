import { useEffect, useEffectEvent, useState, type FunctionComponent, type ReactNode } from 'react';
import { useWidget } from '../context/WidgetContext.ts';
import type { ChatSession } from '../session/useChatSession.ts';
import type { SurveyProps } from './Survey.tsx';

/** The question at the end of a conversation how it was, after an agent has left or before a new one begins. Its code is loaded then. */
export function SurveySlot({ session }: { session: ChatSession }): ReactNode {
  const { config } = useWidget();
  const [Survey, setSurvey] = useState<FunctionComponent<SurveyProps>>();
  const { chat, isEnding, restart } = session;
  const last = chat.entries.at(-1);
  const isAsked = config.collectCsat && (isEnding || (last?.kind === 'system-event' && last.event === 'agent-left'));

  // Nobody is kept from a new conversation.
  const skip = useEffectEvent(() => isEnding && restart());

  useEffect(() => {
    if (!isAsked) return;
    import('./Survey.tsx').then((loaded) => setSurvey(() => loaded.Survey)).catch(() => skip());
  }, [isAsked]);

  return isAsked && Survey && <Survey key={`${isEnding}`} onOver={isEnding ? restart : undefined} />;
}
