import { fetchMails } from './fetchMails.ts';
import type { Mailbox } from './postState.ts';
import type { ImapCommand } from './readCommand.ts';

/** A connection that has signed in. */
export interface SignedIn {
  mailbox: Mailbox;
  isSelected: boolean;
}

function select(state: SignedIn, { tag, name, args }: ImapCommand): string {
  if (args[0]?.toUpperCase() !== 'INBOX') return `${tag} NO no such mailbox\r\n`;
  state.isSelected = true;
  const { mails, validity, uidNext } = state.mailbox;
  const status = `* OK [UIDVALIDITY ${validity}] valid\r\n* OK [UIDNEXT ${uidNext}] next\r\n`;
  const access = name === 'EXAMINE' ? 'READ-ONLY' : 'READ-WRITE';
  return `* FLAGS (\\Seen)\r\n* ${mails.length} EXISTS\r\n* 0 RECENT\r\n${status}${tag} OK [${access}] open\r\n`;
}

function list({ name, args }: ImapCommand): string {
  return args[1] === '' ? `* ${name} (\\Noselect) "/" ""\r\n` : `* ${name} (\\HasNoChildren) "/" INBOX\r\n`;
}

/** Answers a command of a connection that has signed in. */
export function signedInCommand(state: SignedIn, command: ImapCommand): string {
  const { tag, name, args } = command;
  const done = `${tag} OK done\r\n`;
  switch (name) {
    case 'NAMESPACE':
      return `* NAMESPACE (("" "/")) NIL NIL\r\n${done}`;
    case 'LIST':
    case 'LSUB':
      return `${list(command)}${done}`;
    case 'SELECT':
    case 'EXAMINE':
      return select(state, command);
    case 'UID FETCH':
      if (!state.isSelected) return `${tag} BAD no mailbox is open\r\n`;
      return `${fetchMails(state.mailbox, args[0] ?? '', args.slice(1).join(' '))}${done}`;
    case 'CLOSE':
    case 'UNSELECT':
      state.isSelected = false;
      return done;
    default:
      return `${tag} BAD unknown command\r\n`;
  }
}
