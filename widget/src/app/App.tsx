import type { ReactNode } from 'react';
import { Announcer } from './components/conversation/Announcer.tsx';
import { OfflineBanner } from './components/OfflineBanner.tsx';
import { Header } from './components/Header.tsx';
import { ContactView } from './contact/ContactView.tsx';
import { isContactCommand } from './contact/isContactCommand.ts';
import { useWidget } from './context/WidgetContext.ts';
import { lastQuestion } from './entries/lastQuestion.ts';
import { HandoverView } from './handover/HandoverView.tsx';
import { useEscapeKey } from './host/useEscapeKey.ts';
import { useHost } from './host/useHost.ts';
import { useSound } from './host/useSound.ts';
import { Dialogs } from './menu/Dialogs.tsx';
import { Menu } from './menu/Menu.tsx';
import { useMenu } from './menu/useMenu.ts';
import { type ChatSession, useChatSession } from './session/useChatSession.ts';
import { ChatView } from './view/ChatView.tsx';
import { useFocus } from './view/useFocus.ts';
import { useView, type ViewControls } from './view/useView.ts';

/** The chat app: its header, the visible view and the dialog over it. */
export function App(): ReactNode {
  const { messages } = useWidget();
  const sound = useSound();
  const { field, heading, focusChat } = useFocus();
  const { isFramed, close, countUnread, identity } = useHost(focusChat);
  const view = useView(identity, focusChat);
  const { shown, dialog } = view;
  const session = useChatSession(identity, {
    onReceived: () => {
      countUnread();
      sound.play();
    },
    onAgentAsked: () => onHandover?.(),
  });
  const { handover, hasAgent } = session;
  useEscapeKey(close);

  function send(text: string): void {
    view.setDeletedCount(null);
    if (isContactCommand(text)) onContact();
    else session.send(text);
  }

  const question = lastQuestion(session.chat.entries);
  const onContact = (asked = question): void => view.openContact(asked);
  const onHandover = session.canRequestAgent ? (): void => view.openHandover(question) : undefined;
  const dialogActions = { onDeleted: view.setDeletedCount, onClose: () => view.setDialog('none') };
  const items = useMenu({ session, sound, onContact, onHandover, onDialog: view.setDialog });

  return (
    <div className="app">
      <Header
        heading={heading}
        role={hasAgent ? (handover.agentName ?? messages.somebody) : messages.assistant}
        menu={shown === 'chat' && <Menu items={items} />}
        onClose={isFramed ? close : undefined}
      />
      <ChatView
        session={session}
        isShown={shown === 'chat'}
        field={field}
        deletedCount={view.deletedCount}
        onSend={send}
        onContact={onContact}
        onHandover={onHandover}
      />
      <Forms view={view} session={session} question={question} />
      {dialog !== 'none' && <Dialogs shown={dialog} session={session} {...dialogActions} />}
      {shown !== 'chat' && <OfflineBanner />}
      <Announcer entry={session.chat.entries.at(-1)} />
    </div>
  );
}

interface FormsProps {
  view: ViewControls;
  session: ChatSession;
  /** Initial text of a message. */
  question: string;
}

/** The forms in the chat's place: a message to the business, and the request for an agent. */
function Forms({ view, session, question }: FormsProps): ReactNode {
  const { shown, contact } = view;
  return (
    <>
      {contact && (
        <ContactView key={contact.start.contactId} {...contact} isShown={shown === 'contact'} onBack={view.closeForm} />
      )}
      {shown === 'handover' && (
        <HandoverView
          handover={session.handover}
          identity={view.known}
          onDone={(input) => view.closeForm(false, input)}
          onClosed={(input) => view.openContact(question, true, input)}
        />
      )}
    </>
  );
}
