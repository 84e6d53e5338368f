import { type LoaderFunctionArgs, redirect } from 'react-router';
import { paths } from '#web/config/paths.ts';

/** The page has an address of its own; this one stays for links that people have kept. */
export function clientLoader({ params }: Pick<LoaderFunctionArgs, 'params'>): Response {
  return redirect(paths.chatbotInstall(params['chatbotId'] ?? ''));
}
