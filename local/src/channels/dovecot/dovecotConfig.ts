import { join } from 'node:path';

interface DovecotOptions {
  /** Folder of its own, for mails, users and sockets. */
  folder: string;
  port: number;
  /** Account of the system that its processes run as. Mails of the superuser are none that it opens. */
  user: { name: string; uid: number; gid: number };
}

/** Configuration of Dovecot 2.3 for one machine's tests: IMAP on loopback without TLS, mailboxes as Maildir. */
export function dovecotConfig({ folder, port, user }: DovecotOptions): string {
  const at = (name: string): string => join(folder, name);
  return `
base_dir = ${at('run')}
state_dir = ${at('state')}
log_path = ${at('dovecot.log')}
protocols = imap
listen = 127.0.0.1
ssl = no
disable_plaintext_auth = no
auth_mechanisms = plain login
default_internal_user = ${user.name}
default_login_user = ${user.name}
mail_location = maildir:${at('mail')}/%u
first_valid_uid = ${user.uid}
first_valid_gid = ${user.gid}
mail_max_userip_connections = 100
passdb {
  driver = passwd-file
  args = scheme=PLAIN username_format=%u ${at('users')}
}
userdb {
  driver = static
  args = uid=${user.uid} gid=${user.gid} home=${at('mail')}/%u
}
service imap-login {
  chroot =
  inet_listener imap {
    port = ${port}
  }
  inet_listener imaps {
    port = 0
  }
}
service anvil {
  chroot =
}
service stats {
  chroot =
}
`;
}
