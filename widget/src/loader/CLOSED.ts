/** Note set once the visitor has closed a chat in this tab: no chat opens by itself there any more. It holds no id. */
export const CLOSED = 'parlance-closed';
