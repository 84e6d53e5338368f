import { useEffect, useState } from 'react';
import { useWidget } from '../context/WidgetContext.ts';
import type { Contact } from '../context/Contact.ts';

type Page = Awaited<ReturnType<Contact['listChats']>>;

interface History extends Page {
  state: 'loading' | 'failed' | 'done';
  /** Reads the next page, or one that failed again. */
  load: () => void;
}

/** The contact's conversations as far as they were read, page by page. */
export function useHistory(): History {
  const { contact } = useWidget();
  const [read, setRead] = useState<Page>({ chats: [], hasMore: false });
  const [state, setState] = useState<History['state']>('loading');
  const [wanted, setWanted] = useState<{ before: number | undefined }>({ before: undefined });

  useEffect(() => {
    let isWanted = true;
    const handlePage = ({ chats, hasMore }: Page): void => {
      if (!isWanted) return;
      setRead((former) => ({ chats: [...former.chats, ...chats], hasMore }));
      setState('done');
    };
    contact?.listChats(wanted.before).then(handlePage, () => isWanted && setState('failed'));
    return () => {
      isWanted = false;
    };
  }, [contact, wanted]);

  function load(): void {
    setState('loading');
    setWanted({ before: read.chats.at(-1)?.at });
  }
  return { ...read, state, load };
}
