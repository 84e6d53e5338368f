import type { ComponentProps } from 'react';
import { Link } from 'react-router';
import { useViewTransition } from './useViewTransition.ts';

/**
 * A link to a page of the app. What the page needs is fetched once the pointer or the keyboard rests on it (100 ms): the routes of one
 * address, of which at most four are not there yet. Another page comes in a view transition.
 */
export function PageLink(props: ComponentProps<typeof Link>) {
  const viewTransition = useViewTransition(props.to);
  return <Link prefetch="intent" viewTransition={viewTransition} {...props} />;
}
