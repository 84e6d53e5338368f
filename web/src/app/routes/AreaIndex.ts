import { type LoaderFunctionArgs, redirect } from 'react-router';
import { addressOf } from '#web/config/pages/addressOf.ts';
import { everyPage } from '#web/config/pages/everyPage.ts';
import { firstPage } from '#web/config/pages/firstPage.ts';
import { PAGES } from '#web/config/pages/PAGES.ts';

/**
 * Leads from the address of an area to its first page. A redirect that is drawn, `Navigate`, comes after its page is there and would
 * undo what was clicked meanwhile.
 */
export function clientLoader({ pattern, params }: Pick<LoaderFunctionArgs, 'pattern' | 'params'>): Response {
  const [, area] = everyPage(PAGES).find(([, { path }]) => path === `/${pattern}`) ?? [];
  if (area === undefined) throw new Error(`${pattern} is the address of no area.`);
  return redirect(addressOf(firstPage(area), params['chatbotId']));
}
