import type { ComponentProps } from 'react';
import { NavLink } from 'react-router';
import { useViewTransition } from './useViewTransition.ts';

/** A `PageLink` that is marked while its page is the present one. */
export function NavPageLink(props: ComponentProps<typeof NavLink>) {
  const viewTransition = useViewTransition(props.to);
  return <NavLink prefetch="intent" viewTransition={viewTransition} {...props} />;
}
