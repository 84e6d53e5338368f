import type { ReactNode } from 'react';
import { Announcer } from './components/conversation/Announcer.tsx';
import { OfflineBanner } from './components/OfflineBanner.tsx';
import { Header } from './components/Header.tsx';
import { isContactCommand } from './contact/isContactCommand.ts';
import { useWidget } from './context/WidgetContext.ts';
import { lastQuestion } from './entries/lastQuestion.ts';
import { preloadForms, useForms } from './forms/useForms.ts';
import { useEscapeKey } from './host/useEscapeKey.ts';
import { useHost } from './host/useHost.ts';
import { useSound } from './host/useSound.ts';
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
  const view = useView(identity, focusChat);
  const { shown } = view;
  const session = useChatSession(identity, {
    onReceived: () => {
      countUnread();
      sound.play();
    },
    onAgentAsked: () => onHandover?.(),
  });
  const { handover, hasAgent } = session;
  const { Forms, hasFailed, withForms } = useForms(session.chat.entries.length > 0);
  useEscapeKey(close);

  function send(text: string): void {
    view.setDeletedCount(null);
    if (isContactCommand(text)) onContact();
    else session.send(text);
  }

  const question = lastQuestion(session.chat.entries);
  const onContact = (asked = question): void => withForms(() => view.openContact(asked));
  const onHandover = session.canRequestAgent ? (): void => withForms(() => view.openHandover(question)) : undefined;
  const onDialog: typeof view.setDialog = (dialog) => withForms(() => view.setDialog(dialog));
  const onShow: typeof view.show = (later) => withForms(() => view.show(later));
  const items = useMenu({ session, sound, onContact, onHandover, onShow, onDialog });

  return (
    <div className="app">
      <Header
        heading={heading}
        role={hasAgent ? (handover.agentName ?? messages.somebody) : messages.assistant}
        menu={shown === 'chat' && <Menu items={items} onOpen={preloadForms} />}
        onClose={isFramed ? close : undefined}
      />
      <ChatView
        session={session}
        isShown={shown === 'chat'}
        field={field}
        deletedCount={view.deletedCount}
        hasFailed={hasFailed}
        onSend={send}
        onContact={onContact}
        onHandover={onHandover}
      />
      {Forms && <Forms view={view} session={session} question={question} />}
      {shown !== 'chat' && <OfflineBanner />}
      <Announcer entry={session.chat.entries.at(-1)} />
    </div>
  );
}
