import { redirect } from 'react-router';
import { paths } from '#web/config/paths.ts';

/** Leads to the first queue, before anything is drawn: see `toChatbotPage`. */
export const clientLoader = (): Response => redirect(paths.inboxQueue('open'));
