import type { ComponentProps } from 'react';
import { Link } from 'react-router';
import { useViewTransition } from './useViewTransition.ts';

/**
 * A link to a page of the app. What the page needs is fetched once the pointer or the keyboard rests on it: one page at a time, so that
 * never more than the four routes of an address are on their way. Another page comes in a view transition.
 */
export function PageLink(props: ComponentProps<typeof Link>) {
  const viewTransition = useViewTransition(props.to);
  return <Link prefetch="intent" viewTransition={viewTransition} {...props} />;
}
