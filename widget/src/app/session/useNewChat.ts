import { useWidget } from '../context/WidgetContext.ts';

interface Former {
  /** Ends the keeping of the conversation that is shown. */
  forget: () => void;
  /** Empties what is shown. */
  clear: () => void;
}

/** Begins another conversation: a contact's by their own token, a stranger's by the one that the page brings. */
export function useNewChat({ forget, clear }: Former): () => void {
  const { config, contact } = useWidget();
  return () => {
    if (config.isPreview) {
      clear();
      return;
    }
    if (contact) {
      // Without a connection the conversation that is there goes on.
      contact.openChat(null).then(forget, () => undefined);
      return;
    }
    forget();
    location.reload();
  };
}
