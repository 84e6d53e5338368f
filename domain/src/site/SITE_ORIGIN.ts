/**
 * Stands for the site's origin in what the build of the web app prerenders: one build serves every project, and the
 * release puts the project's own origin (`WEB_ORIGIN`) there.
 */
export const SITE_ORIGIN = 'https://site-origin.invalid';
