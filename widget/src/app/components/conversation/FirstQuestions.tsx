import type { ReactNode } from 'react';
import { useWidget } from '../../context/WidgetContext.ts';
import type { Invitation } from '../../proactive/useInvitation.ts';
import { Suggestions } from './Suggestions.tsx';

interface FirstQuestionsProps {
  invitation: Invitation | undefined;
  onAsk: (question: string) => void;
}

/** Questions to begin with: the business's or, where the visitor came by a message beside the bubble, that message's. */
export function FirstQuestions({ invitation, onAsk }: FirstQuestionsProps): ReactNode {
  const { config, messages } = useWidget();
  if (invitation !== undefined) {
    return <Suggestions label={messages.suggestions} questions={invitation.suggestions} onAsk={onAsk} />;
  }
  return (
    <>
      <Suggestions label={messages.starters} questions={config.conversationStarters} onAsk={onAsk} />
      <Suggestions label={messages.faqs} isTitled questions={config.faqs} onAsk={onAsk} />
    </>
  );
}
