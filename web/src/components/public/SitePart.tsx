import { SITE_PART, type SitePartName } from '@parlance/domain/site/SITE_PART';
import { createElement, type ReactNode } from 'react';

interface SitePartProps {
  name: SitePartName;
  children: ReactNode;
}

/** A part of a prerendered page that the release keeps only where something is configured for it. */
export function SitePart({ name, children }: SitePartProps) {
  return createElement(SITE_PART, { 'data-part': name }, children);
}
