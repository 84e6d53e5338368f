import type { ReactNode } from 'react';
import { useWidget } from '../../context/WidgetContext.ts';
import type { Invitation } from '../../proactive/useInvitation.ts';
import { WelcomeText } from './WelcomeText.tsx';

/** The business's welcome or, where the visitor came by a message beside the bubble, that message in its place. */
export function FirstMessages({ invitation }: { invitation: Invitation | undefined }): ReactNode {
  const { config } = useWidget();
  if (invitation === undefined) {
    return config.initialMessages.map((runs, place) => <WelcomeText key={place} runs={runs} />);
  }
  return (
    <p className="bubble bot plain" dir="auto">
      {invitation.text}
    </p>
  );
}
