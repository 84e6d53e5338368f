/**
 * Number of passages that are remembered as they were read: those of the chatbots that are being asked. With 1,500 characters
 * each, all that is remembered of their words and facts takes 26 MB (measured).
 */
export const REMEMBERED_PASSAGES = 1000;
