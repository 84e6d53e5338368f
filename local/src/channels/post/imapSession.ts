import type { PostWorld } from './createPostWorld.ts';
import { type ImapCommand, readCommand } from './readCommand.ts';
import { readXoauth2 } from './signIn/readXoauth2.ts';
import { type SignedIn, signedInCommand } from './signedInCommand.ts';

const CAPABILITIES = 'IMAP4rev1 AUTH=PLAIN AUTH=XOAUTH2 SASL-IR LITERAL+ UNSELECT';

export interface ImapSession {
  greeting: string;
  /** Answers a line; the connection ends after an answer of `isEnd`. */
  answer: (line: string) => { text: string; isEnd: boolean };
}

/** A connection to the stand-in of a mail provider: the part of IMAP (RFC 9051) that reading an inbox takes. Texts are bytes as latin1. */
export function createImapSession(world: PostWorld): ImapSession {
  let signedIn: SignedIn | undefined;
  let waiting: ((line: string) => string) | undefined;

  const signIn = (tag: string, user: string, password: string): string => {
    const found = world.find(user);
    if (found === undefined || found.password !== password)
      return `${tag} NO [AUTHENTICATIONFAILED] wrong name or password\r\n`;
    signedIn = { mailbox: found, isSelected: false };
    return `${tag} OK [CAPABILITY ${CAPABILITIES}] signed in\r\n`;
  };
  const signInPlain = (tag: string, response: string): string => {
    const [, user = '', password = ''] = Buffer.from(response, 'base64').toString('utf8').split('\0');
    return signIn(tag, user, password);
  };

  // https://developers.google.com/workspace/gmail/imap/xoauth2-protocol: a refusal says why, and the client's empty line ends it.
  const signInByToken = (tag: string, response: string): string => {
    const { user, token } = readXoauth2(response);
    const found = world.find(user);
    if (found === undefined || !world.consents.opens(token, found.address)) {
      waiting = () => `${tag} NO [AUTHENTICATIONFAILED] invalid credentials\r\n`;
      return `+ ${Buffer.from(JSON.stringify({ status: '400', schemes: 'Bearer' })).toString('base64')}\r\n`;
    }
    signedIn = { mailbox: found, isSelected: false };
    return `${tag} OK [CAPABILITY ${CAPABILITIES}] signed in\r\n`;
  };

  const answerCommand = (command: ImapCommand): string => {
    const { tag, name, args } = command;
    if (name === 'CAPABILITY') return `* CAPABILITY ${CAPABILITIES}\r\n${tag} OK done\r\n`;
    if (name === 'NOOP') return `${tag} OK done\r\n`;
    if (name === 'LOGIN') return signIn(tag, args[0] ?? '', args[1] ?? '');
    if (name === 'AUTHENTICATE') {
      const how = { PLAIN: signInPlain, XOAUTH2: signInByToken }[args[0]?.toUpperCase() ?? ''];
      if (how === undefined) return `${tag} NO no such way to sign in\r\n`;
      if (args[1] !== undefined) return how(tag, args[1]);
      waiting = (line) => how(tag, line);
      return '+ \r\n';
    }
    return signedIn === undefined ? `${tag} BAD sign in first\r\n` : signedInCommand(signedIn, command);
  };

  return {
    greeting: `* OK [CAPABILITY ${CAPABILITIES}] stand-in ready\r\n`,
    answer: (line) => {
      if (waiting !== undefined) {
        const answerTo = waiting;
        waiting = undefined;
        return { text: answerTo(line), isEnd: false };
      }
      const command = readCommand(line);
      if (command === undefined) return { text: '* BAD no command\r\n', isEnd: false };
      if (command.name === 'LOGOUT') return { text: `* BYE bye\r\n${command.tag} OK done\r\n`, isEnd: true };
      return { text: answerCommand(command), isEnd: false };
    },
  };
}
