/** Stands for the operator's address in what the build of the web app prerenders: the release puts the deployment's own there. */
export const SITE_CONTACT = 'contact@site-contact.invalid';
