/** The queues of the inbox: what there is to do, of which some by why. */
export const QUEUES = ['open', 'waiting', 'unanswered', 'disliked', 'mine'] as const;

export type Queue = (typeof QUEUES)[number];
