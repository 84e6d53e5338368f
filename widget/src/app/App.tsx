import { newId } from '@parlance/domain/ids';
import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react';
import { useChat } from './chat/useChat.ts';
import { useReturn } from './chat/useReturn.ts';
import { Announcer } from './components/conversation/Announcer.tsx';
import { Composer } from './components/Composer.tsx';
import { Conversation } from './components/conversation/Conversation.tsx';
import { Footer } from './components/Footer.tsx';
import { Header } from './components/Header.tsx';
import { ContactView } from './contact/ContactView.tsx';
import type { ContactStart } from './contact/useContactForm.ts';
import { Dialogs } from './menu/Dialogs.tsx';
import { contactCommand } from './contact/contactCommand.ts';
import { useHost } from './host/useHost.ts';
import { useOnline } from './host/useOnline.ts';
import { useSound } from './host/useSound.ts';
import { fill } from './i18n/fill.ts';
import { KeptNote } from './keep/KeptNote.tsx';
import { useKept } from './keep/useKept.ts';
import { Menu } from './menu/Menu.tsx';
import { PersonBar } from './person/PersonBar.tsx';
import { PersonView } from './person/PersonView.tsx';
import { usePerson } from './person/usePerson.ts';
import { useTakenOver } from './person/useTakenOver.ts';
import { useMenu } from './menu/useMenu.ts';
import { useWidget } from './context/WidgetContext.ts';

/** A contact form that was opened. Its id is its message's: sending twice leaves one message. */
interface OpenContact {
  start: ContactStart;
  /** True if the visitor wanted a person and nobody is there. */
  isInstead: boolean;
}

export function App(): ReactNode {
  const { config, messages } = useWidget();
  const field = useRef<HTMLTextAreaElement>(null);
  const log = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const [view, setView] = useState<'chat' | 'contact' | 'person'>('chat');
  const [contact, setContact] = useState<OpenContact | null>(null);
  const [dialog, setDialog] = useState<'none' | 'keep' | 'delete'>('none');
  const [deleted, setDeleted] = useState<number | null>(null);
  const isOnline = useOnline();
  const sound = useSound();

  const focusChat = useCallback(() => {
    // On a phone the keyboard would cover what there is to read, so the heading takes the focus.
    const isTouch = matchMedia('(pointer: coarse)').matches;
    if (isTouch || field.current?.disabled) heading.current?.focus();
    else field.current?.focus();
  }, []);
  const { isFramed, close, countUnread, identity } = useHost(focusChat);

  function handleHeard(): void {
    countUnread();
    sound.play();
  }
  const chat = useChat({
    onAnswered: handleHeard,
    identity: () => identity,
  });
  const hasBegun = chat.entries.some(
    (entry) => entry.kind !== 'turn' || entry.versions.some(({ answer }) => answer.status === 'done'),
  );
  const person = usePerson(chat, handleHeard);
  const { catchUp } = person;
  useReturn(hasBegun && !config.isPreview, catchUp);
  const kept = useKept(hasBegun, person.accept);
  useTakenOver(chat.entries, (messageId, question) => {
    person.accept({ messages: [], mode: 'human', handover: 'joined', agentName: null });
    person.say(question, messageId);
  });
  const isTalking = person.stage === 'talking';

  useEffect(() => {
    const handleKeyDown = (event: KeyboardEvent): void => {
      // A dialog closes itself first.
      if (event.key === 'Escape' && document.querySelector('dialog') === null) close();
    };
    document.addEventListener('keydown', handleKeyDown);
    return () => document.removeEventListener('keydown', handleKeyDown);
  }, [close]);

  function openContact(question: string, isInstead = false, who = identity): void {
    // A form that was begun is kept.
    setContact((current) => ({ start: current?.start ?? { contactId: newId(), question, identity: who }, isInstead }));
    setView('contact');
  }

  function closeForm(isSent: boolean): void {
    if (isSent) setContact(null);
    setView('chat');
    requestAnimationFrame(focusChat);
  }

  function openPerson(): void {
    if (config.handover.isOpen) setView('person');
    else openContact('', true);
  }
  const canAskForPerson = config.handover.isOffered && (person.stage === 'none' || person.stage === 'missed');
  const onPerson = canAskForPerson ? openPerson : undefined;

  function send(text: string): void {
    setDeleted(null);
    if (contactCommand(text)) openContact('');
    else if (isTalking) person.say(text);
    else {
      person.dismiss();
      chat.ask(text);
    }
  }

  function forgetChat(): void {
    chat.clear();
    person.accept({ messages: [], mode: 'bot', handover: null, agentName: null });
  }

  function beginAnew(): void {
    if (person.stage === 'waiting' || isTalking) person.end();
    // The page brings the token of a new conversation with it.
    if (config.isPreview) forgetChat();
    else location.reload();
  }

  const items = useMenu({
    chat,
    kept,
    sound,
    onNew: beginAnew,
    onContact: () => openContact(''),
    onPerson,
    onKeep: () => setDialog('keep'),
    onDelete: () => setDialog('delete'),
  });

  return (
    <div className="app">
      <Header
        heading={heading}
        role={isTalking ? (person.agentName ?? messages.somebody) : messages.assistant}
        menu={view === 'chat' && <Menu items={items} />}
        onClose={isFramed ? close : undefined}
      />
      <main className="view" hidden={view !== 'chat'}>
        <Conversation
          chat={chat}
          log={log}
          isSuggesting={!isTalking}
          onAsk={send}
          onSayAgain={(id, text) => (isTalking ? person.say(text, id) : chat.ask(text, id))}
          onContact={openContact}
          onPerson={onPerson}
        >
          <KeptNote kept={kept} />
          {deleted !== null && <output className="hint">{fill(messages.deleted, { count: `${deleted}` })}</output>}
        </Conversation>
        {!isOnline && <output className="banner">{messages.offline}</output>}
        <PersonBar person={person} onContact={() => openContact('')} />
        <Composer
          field={field}
          placeholder={isTalking ? messages.placeholderPerson : config.messagePlaceholder || messages.placeholder}
          isDisabled={!isTalking && config.state !== 'ready' && config.state !== 'exhausted'}
          onStop={!isTalking && chat.isAnswering ? chat.stop : undefined}
          onSend={send}
          onType={person.tellTyping}
        />
        <Footer />
      </main>
      {contact && (
        <ContactView key={contact.start.contactId} {...contact} isShown={view === 'contact'} onBack={closeForm} />
      )}
      {view === 'person' && (
        <PersonView
          person={person}
          identity={identity}
          onDone={() => closeForm(false)}
          onClosed={(who) => openContact('', true, who)}
        />
      )}
      {dialog !== 'none' && (
        <Dialogs
          shown={dialog}
          kept={kept}
          onDeleted={(count) => {
            forgetChat();
            setDeleted(count);
          }}
          onClose={() => setDialog('none')}
        />
      )}
      <Announcer entry={chat.entries.at(-1)} />
    </div>
  );
}
