import type { LoaderFunctionArgs } from 'react-router';
import { publicLocale } from '#web/app/public/publicLocale.ts';
import { readSearchEntries } from '#web/features/docs/readSearchEntries.server.ts';

/** /{language}/docs/search.json, written at build time: what the documentation's search finds. */
export function loader({ request }: LoaderFunctionArgs): Response {
  return Response.json(readSearchEntries(publicLocale(new URL(request.url).pathname)));
}
