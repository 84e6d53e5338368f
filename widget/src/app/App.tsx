import type { ReactNode } from 'react';
import { Announcer } from './components/conversation/Announcer.tsx';
import { Header } from './components/Header.tsx';
import { ContactView } from './contact/ContactView.tsx';
import { isContactCommand } from './contact/isContactCommand.ts';
import { useWidget } from './context/WidgetContext.ts';
import { HandoverView } from './handover/HandoverView.tsx';
import { useEscapeKey } from './host/useEscapeKey.ts';
import { useHost } from './host/useHost.ts';
import { useSound } from './host/useSound.ts';
import { Dialogs } from './menu/Dialogs.tsx';
import { Menu } from './menu/Menu.tsx';
import { useMenu } from './menu/useMenu.ts';
import { useChatSession } from './session/useChatSession.ts';
import { ChatView } from './view/ChatView.tsx';
import { useFocus } from './view/useFocus.ts';
import { useView } from './view/useView.ts';

/** The chat app: its header, the visible view and the dialog over it. */
export function App(): ReactNode {
  const { messages } = useWidget();
  const sound = useSound();
  const { field, heading, focusChat } = useFocus();
  const { isFramed, close, countUnread, identity } = useHost(focusChat);
  const { shown, contact, dialog, ...view } = useView(identity, focusChat);
  const session = useChatSession(identity, () => {
    countUnread();
    sound.play();
  });
  const { handover, hasAgent } = session;
  useEscapeKey(close);

  function send(text: string): void {
    view.setDeletedCount(null);
    if (isContactCommand(text)) view.openContact();
    else session.send(text);
  }

  const onHandover = session.canRequestAgent ? view.openHandover : undefined;
  const onContact = (question?: string): void => view.openContact(question);
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
      {contact && (
        <ContactView key={contact.start.contactId} {...contact} isShown={shown === 'contact'} onBack={view.closeForm} />
      )}
      {shown === 'handover' && (
        <HandoverView
          handover={handover}
          identity={identity}
          onDone={() => view.closeForm()}
          onClosed={(input) => view.openContact('', true, input)}
        />
      )}
      {dialog !== 'none' && (
        <Dialogs
          shown={dialog}
          session={session}
          onDeleted={view.setDeletedCount}
          onClose={() => view.setDialog('none')}
        />
      )}
      <Announcer entry={session.chat.entries.at(-1)} />
    </div>
  );
}
