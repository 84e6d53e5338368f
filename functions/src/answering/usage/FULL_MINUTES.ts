import { createFullMinutes } from './createFullMinutes.ts';

/** Chatbots that take no more questions in the present minute, as far as this process knows. */
export const FULL_MINUTES = createFullMinutes();
