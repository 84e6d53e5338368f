/** A manifest cuts every line at 72 bytes, its end included; the rest follows on lines that start with a space. */
const LINE_BYTES = 70;

function wrap(line: string): string {
  const bytes = Buffer.from(line, 'utf8');
  const parts = [bytes.subarray(0, LINE_BYTES)];
  for (let at = LINE_BYTES; at < bytes.length; at += LINE_BYTES - 1) {
    parts.push(Buffer.concat([Buffer.from(' '), bytes.subarray(at, at + LINE_BYTES - 1)]));
  }
  return parts.map((part) => part.toString('latin1')).join('\r\n');
}

/** The text of a JAR's manifest that runs a class found elsewhere. In Latin-1, so that a cut character survives. */
export function manifestLines(mainClass: string, classPath: readonly URL[]): string {
  const lines = ['Manifest-Version: 1.0', `Main-Class: ${mainClass}`, `Class-Path: ${classPath.map(String).join(' ')}`];
  return `${lines.map(wrap).join('\r\n')}\r\n\r\n`;
}
