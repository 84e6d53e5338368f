import { newId } from '@parlance/domain/ids';
import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react';
import { useChat } from './chat/useChat.ts';
import { Announcer } from './components/Announcer.tsx';
import { Composer } from './components/Composer.tsx';
import { Conversation } from './components/Conversation.tsx';
import { Footer } from './components/Footer.tsx';
import { Header } from './components/Header.tsx';
import { ContactView } from './contact/ContactView.tsx';
import { useHost } from './host/useHost.ts';
import { useOnline } from './host/useOnline.ts';
import { useWidget } from './WidgetContext.ts';

type View = 'chat' | 'contact';

/** A contact form that was opened. Its id is its message's: sending twice leaves one message. */
interface Contact {
  contactId: string;
  question: string;
}

export function App(): ReactNode {
  const { messages } = useWidget();
  const field = useRef<HTMLTextAreaElement>(null);
  const log = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const [view, setView] = useState<View>('chat');
  const [contact, setContact] = useState<Contact | null>(null);
  const isOnline = useOnline();

  const focusChat = useCallback(() => {
    // On a phone the keyboard would cover what there is to read, so the heading takes the focus.
    const isTouch = matchMedia('(pointer: coarse)').matches;
    if (isTouch || field.current?.disabled) heading.current?.focus();
    else field.current?.focus();
  }, []);
  const { isFramed, close, countUnread } = useHost(focusChat);
  const chat = useChat(countUnread);

  useEffect(() => {
    const handleKeyDown = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') close();
    };
    document.addEventListener('keydown', handleKeyDown);
    return () => document.removeEventListener('keydown', handleKeyDown);
  }, [close]);

  function openContact(question: string): void {
    // A form that was begun is kept.
    setContact((current) => current ?? { contactId: newId(), question });
    setView('contact');
  }

  function closeContact(isSent: boolean): void {
    if (isSent) setContact(null);
    setView('chat');
    requestAnimationFrame(focusChat);
  }

  return (
    <div className="app">
      <Header
        heading={heading}
        onContact={view === 'chat' ? () => openContact('') : undefined}
        onClose={isFramed ? close : undefined}
      />
      <main className="view" hidden={view !== 'chat'}>
        <Conversation chat={chat} log={log} onContact={openContact} />
        {!isOnline && <output className="banner">{messages.offline}</output>}
        <Composer chat={chat} field={field} />
        <Footer />
      </main>
      {contact && (
        <ContactView key={contact.contactId} {...contact} isShown={view === 'contact'} onBack={closeContact} />
      )}
      <Announcer turn={chat.turns.at(-1)} />
    </div>
  );
}
