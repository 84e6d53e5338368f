/** Id of the field for a reply by mail. */
export const REPLY_FIELD = 'lead-reply';
