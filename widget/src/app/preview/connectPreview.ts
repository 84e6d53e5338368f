import { previewCommandSchema, type PreviewCommand, type PreviewRequest } from '@parlance/domain/widget/preview';

export interface PreviewPage {
  post: (request: PreviewRequest) => void;
  /** Several may listen. */
  listen: (onCommand: (command: PreviewCommand) => void) => void;
}

/** The dashboard's page around a preview. It is of our own origin: nothing goes to and nothing is taken from another one. */
export function connectPreview(): PreviewPage {
  const listeners: ((command: PreviewCommand) => void)[] = [];
  // What came before anybody listened: the chat is still being drawn when the page around first says what it wants to see.
  let look: PreviewCommand | undefined;
  window.addEventListener('message', (event: MessageEvent<unknown>) => {
    if (window.parent === window || event.source !== window.parent || event.origin !== location.origin) return;
    const command = previewCommandSchema.safeParse(event.data);
    if (!command.success) return;
    if (command.data.parlance === 'look') look = command.data;
    for (const listener of listeners) listener(command.data);
  });
  return {
    post: (request) => window.parent.postMessage(request, location.origin),
    listen: (onCommand) => {
      listeners.push(onCommand);
      if (look !== undefined) onCommand(look);
    },
  };
}
