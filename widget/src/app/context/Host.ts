import type { AppMessage } from '../../protocol/appMessage.ts';
import type { LoaderMessage } from '../../protocol/loaderMessage.ts';

/** The loader in the page around this frame. */
export interface Host {
  /** Does nothing until the loader has sent its first message. */
  post: (message: AppMessage) => void;
  /**
   * Passes on the messages that nobody has heard, or else the last one without its focus, and those that come later. Returns a function
   * that ends it.
   */
  listen: (onMessage: (message: LoaderMessage) => void) => () => void;
}
