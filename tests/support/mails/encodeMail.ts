export type Charset = 'utf-8' | 'windows-1252' | 'iso-8859-15';
export type Encoding = '8bit' | 'quoted-printable' | 'base64';

/** A part of a mail, or several. */
export type Part =
  | { type: string; text: string; charset?: Charset; encoding?: Encoding; headers?: readonly string[] }
  | { type: string; bytes: Uint8Array; headers?: readonly string[] }
  | { multipart: string; parts: readonly Part[]; parameters?: string };

/** Places of both 8-bit character sets that differ from Latin-1. */
const PLACES: Readonly<Record<Exclude<Charset, 'utf-8'>, Readonly<Record<string, number>>>> = {
  'windows-1252': { '€': 0x80, '„': 0x84, '…': 0x85, '“': 0x93, '”': 0x94, '’': 0x92, '–': 0x96, Š: 0x8a, œ: 0x9c },
  'iso-8859-15': { '€': 0xa4, Š: 0xa6, š: 0xa8, œ: 0xbd },
};

function encode(text: string, charset: Charset): Buffer {
  if (charset === 'utf-8') return Buffer.from(text, 'utf8');
  return Buffer.from(
    Array.from(
      text,
      (character) => PLACES[charset][character] ?? (character.charCodeAt(0) < 256 ? character.charCodeAt(0) : 0x3f),
    ),
  );
}

function quotedPrintable(bytes: Buffer): string {
  const lines = bytes.toString('latin1').split('\r\n');
  return lines
    .map((line) => {
      const pieces = Array.from(line, (character, index) => {
        const code = character.charCodeAt(0);
        const isEnd = index === line.length - 1 && /\s/.test(character);
        return code > 126 || code === 61 || (code < 32 && code !== 9) || isEnd
          ? `=${code.toString(16).toUpperCase().padStart(2, '0')}`
          : character;
      });
      let row = '';
      const rows: string[] = [];
      for (const piece of pieces) {
        if (row.length + piece.length > 75) {
          rows.push(`${row}=`);
          row = '';
        }
        row += piece;
      }
      return [...rows, row].join('\r\n');
    })
    .join('\r\n');
}

function base64(bytes: Uint8Array): string {
  return (
    Buffer.from(bytes)
      .toString('base64')
      .match(/.{1,76}/g) ?? ['']
  ).join('\r\n');
}

function transfer(bytes: Buffer, encoding: Encoding): string {
  if (encoding === 'base64') return base64(bytes);
  return encoding === 'quoted-printable' ? quotedPrintable(bytes) : bytes.toString('latin1');
}

/** @param path Makes the boundary of each level another one. */
function write(part: Part, path: string): string {
  if ('multipart' in part) {
    const boundary = `=_part_${path}`;
    const parts = part.parts.map((one, index) => `--${boundary}\r\n${write(one, `${path}${index}`)}\r\n`);
    const head = `Content-Type: multipart/${part.multipart}; boundary="${boundary}"${part.parameters ?? ''}`;
    return `${head}\r\n\r\n${parts.join('')}--${boundary}--\r\n`;
  }
  const own = (part.headers ?? []).map((header) => `${header}\r\n`).join('');
  if ('bytes' in part)
    return `Content-Type: ${part.type}\r\nContent-Transfer-Encoding: base64\r\n${own}\r\n${base64(part.bytes)}`;
  const { charset = 'utf-8', encoding = '8bit' } = part;
  const body = transfer(encode(part.text.replaceAll('\n', '\r\n'), charset), encoding);
  const [type = '', ...parameters] = part.type.split(';');
  const typed = [`${type}; charset=${charset}`, ...parameters].join(';');
  return `Content-Type: ${typed}\r\nContent-Transfer-Encoding: ${encoding}\r\n${own}\r\n${body}`;
}

function word(text: string): string {
  return /^[\u0020-\u007E]*$/.test(text) ? text : `=?UTF-8?B?${Buffer.from(text, 'utf8').toString('base64')}?=`;
}

/** A mail's bytes from its headers, of which the values may have any characters, and its parts. */
export function encodeMail(headers: readonly (readonly [name: string, value: string])[], part: Part): Uint8Array {
  const lines = headers.map(([name, value]) => {
    const address = /^(.*?)\s*(<[^<>]*>)$/.exec(value);
    return `${name}: ${address === null ? word(value) : `${word(address[1] ?? '')} ${address[2] ?? ''}`.trim()}`;
  });
  return Buffer.from(`${lines.join('\r\n')}\r\nMIME-Version: 1.0\r\n${write(part, 'a')}`, 'latin1');
}
