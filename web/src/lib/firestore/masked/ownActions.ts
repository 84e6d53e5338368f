/** Says `done` after each action of the person at this page: what is read now and then is read anew at once. */
export const ownActions = new EventTarget();
