import { type LoaderFunctionArgs, redirect } from 'react-router';
import { paths } from '#web/config/paths.ts';
import { SENTIMENT_SECTION } from '#web/features/analytics/views/SENTIMENT_SECTION.ts';

/** Redirects to the section on sentiment: it is part of the page of conversations, and a column of the topics. */
export function clientLoader({ params, request }: Pick<LoaderFunctionArgs, 'params' | 'request'>): Response {
  const { search } = new URL(request.url);
  return redirect(`${paths.chatbotAnalyticsChats(params['chatbotId'] ?? '')}${search}#${SENTIMENT_SECTION}`);
}
