/** Program of Debian's package dovecot-core. */
export const DOVECOT = '/usr/sbin/dovecot';
