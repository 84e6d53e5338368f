/** A command of IMAP: its tag, its name in capitals, and its arguments as they came, without quotes (RFC 9051, section 2.2.1). */
export interface ImapCommand {
  tag: string;
  name: string;
  args: string[];
}

const TOKEN = /"((?:[^"\\]|\\.)*)"|\(([^)]*)\)|([^\s]+)/g;

/** Reads one line. A list in brackets is one argument. */
export function readCommand(line: string): ImapCommand | undefined {
  const tokens = [...line.matchAll(TOKEN)].map(([, quoted, list, plain]) =>
    quoted === undefined ? (list ?? plain ?? '') : quoted.replaceAll(/\\(.)/g, '$1'),
  );
  const [tag, name, ...args] = tokens;
  if (tag === undefined || name === undefined) return undefined;
  if (name.toUpperCase() !== 'UID') return { tag, name: name.toUpperCase(), args };
  const [kind = '', ...rest] = args;
  return { tag, name: `UID ${kind.toUpperCase()}`, args: rest };
}
