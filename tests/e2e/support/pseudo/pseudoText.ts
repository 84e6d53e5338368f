const PLAIN = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const ACCENTED = Array.from('áƀçđéƒǧĥíĵķĺɱñóƥɋŕšţúṽŵẋýžÁƁÇĐÉƑǦĤÍĴĶĹṀÑÓƤɊŔŠŢÚṼŴẊÝŽ');
/** Arguments whose branches are messages themselves. */
const BRANCHED = /^\{\w+,\s*(?:plural|select|selectordinal),/;

function accented(text: string): string {
  return text.replaceAll(/[a-zA-Z]/g, (letter) => ACCENTED[PLAIN.indexOf(letter)] ?? letter);
}

/** The end of an argument in braces that begins at `start`, behind its last brace. */
function endOf(text: string, start: number): number {
  let depth = 0;
  for (let at = start; at < text.length; at += 1) {
    if (text[at] === '{') depth += 1;
    if (text[at] === '}') depth -= 1;
    if (depth === 0) return at + 1;
  }
  throw new Error(`A brace is open in ${text}`);
}

/** An argument of an ICU message as it is, but for the messages in its branches. */
function argument(text: string): string {
  const head = BRANCHED.exec(text)?.[0];
  if (head === undefined) return text;
  let result = head;
  for (let at = head.length; at < text.length; at += 1) {
    if (text[at] !== '{') {
      result += text[at] ?? '';
      continue;
    }
    const end = endOf(text, at);
    result += `{${message(text.slice(at + 1, end - 1))}}`;
    at = end - 1;
  }
  return result;
}

function message(text: string): string {
  let result = '';
  for (let at = 0; at < text.length;) {
    const isTag = text[at] === '<';
    const end = text[at] === '{' ? endOf(text, at) : isTag ? text.indexOf('>', at) + 1 : at + 1;
    const part = text.slice(at, end);
    result += part.startsWith('{') ? argument(part) : isTag ? part : accented(part);
    at = end;
  }
  return result;
}

/** A text of a catalogue in a language that nobody speaks: no letter is a plain one, and what is filled in stays what it is. */
export function pseudoText(text: string): string {
  return `⟦${message(text)}⟧`;
}
