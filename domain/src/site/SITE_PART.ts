/**
 * The element around a part of a prerendered page that not every deployment has, named by its attribute `data-part`. The release
 * takes away the parts for which nothing is configured, with all that is in them.
 */
export const SITE_PART = 'site-part';

export const SITE_PARTS = ['demo', 'trial'] as const;

export type SitePartName = (typeof SITE_PARTS)[number];
