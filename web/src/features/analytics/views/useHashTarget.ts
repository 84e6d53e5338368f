import { type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** Scrolls to a part of a page that the address names by `#id`, once it is there: the router does so before figures are read. */
export function useHashTarget(id: string): RefObject<HTMLDivElement | null> {
  const target = useRef<HTMLDivElement>(null);
  const { hash } = useLocation();
  useEffect(() => {
    if (hash === `#${id}`) target.current?.scrollIntoView();
  }, [hash, id]);
  return target;
}
