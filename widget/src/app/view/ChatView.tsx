import type { ReactNode, RefObject } from 'react';
import { Composer } from '../components/Composer.tsx';
import { Conversation } from '../components/conversation/Conversation.tsx';
import { Footer } from '../components/Footer.tsx';
import { OfflineBanner } from '../components/OfflineBanner.tsx';
import { useWidget } from '../context/WidgetContext.ts';
import { useFileViews } from '../components/files/useFileViews.ts';
import { AgentBar } from '../handover/AgentBar.tsx';
import { fill } from '../i18n/fill.ts';
import { ResumeNote } from '../resume/ResumeNote.tsx';
import type { ChatSession } from '../session/useChatSession.ts';
import { SurveySlot } from '../survey/SurveySlot.tsx';

interface ChatViewProps {
  session: ChatSession;
  isShown: boolean;
  field: RefObject<HTMLTextAreaElement | null>;
  /** Number of messages for the notice that the chat was deleted; null without the notice. */
  deletedCount: number | null;
  /** True if the form that was chosen could not be loaded. */
  hasFailed: boolean;
  onSend: (text: string) => void;
  /** Without a question the last one is meant. */
  onContact: (question?: string) => void;
  /** Undefined where no agent can be asked for. */
  onHandover: (() => void) | undefined;
}

/** The conversation and the visitor's text field. */
export function ChatView(props: ChatViewProps): ReactNode {
  const { session, isShown, field, deletedCount, hasFailed, onSend, onContact, onHandover } = props;
  const { config, messages } = useWidget();
  const { chat, handover, hasAgent } = session;
  const takesFiles = hasAgent && config.allowAttachments;
  const files = useFileViews(takesFiles);
  const canAsk = config.state === 'ready' || config.state === 'exhausted';
  return (
    <main className="view" hidden={!isShown}>
      <Conversation
        chat={chat}
        canAsk={canAsk && !hasAgent}
        onAsk={onSend}
        onResend={session.send}
        onContact={onContact}
        onHandover={onHandover}
        isRestoring={session.isRestoring}
      >
        <SurveySlot session={session} />
        <ResumeNote resumable={session.resumable} />
        {deletedCount !== null && (
          <output className="hint">{fill(messages.deleted, { count: `${deletedCount}` })}</output>
        )}
      </Conversation>
      <OfflineBanner />
      <div role="alert">{hasFailed && <p className="banner">{messages.errors.default}</p>}</div>
      <AgentBar handover={handover} onContact={() => onContact()} />
      <Composer
        field={field}
        tools={takesFiles && files && <files.FileButton onChoose={handover.attach} />}
        placeholder={hasAgent ? messages.agentPlaceholder : config.messagePlaceholder || messages.placeholder}
        isDisabled={!hasAgent && !canAsk}
        onStop={!hasAgent && chat.isAnswering ? chat.stop : undefined}
        onSend={onSend}
        onType={hasAgent ? handover.showTyping : undefined}
      />
      <Footer />
    </main>
  );
}
