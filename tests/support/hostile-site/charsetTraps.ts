import { INDEXED, type Trap } from './trap.ts';

const TEXT =
  'Die Größe der Jurte wählt man über das Maß: fünf Öfen für süße Mäuse, überall schöne Höfe, natürlich mit Gebühr.';

function markup(head: string, name: string): string {
  return `<!doctype html><html lang="de"><head>${head}<title>${name}</title></head><body><main><p>${name}: ${TEXT}</p></main></body></html>`;
}

function latin(text: string): Uint8Array {
  return Uint8Array.from(text, (character) => character.charCodeAt(0));
}

function wide(text: string, isBig: boolean, hasMark: boolean): Uint8Array {
  const bytes = Buffer.from(`${hasMark ? '\uFEFF' : ''}${text}`, 'utf16le');
  return isBig ? bytes.swap16() : bytes;
}

/** Pages whose bytes are not what is said of them, or of which nothing is said. All are to be read right. */
export function charsetTraps(): Trap[] {
  const make = (name: string, contentType: string, bytes: (name: string) => Uint8Array): Trap => {
    const path = `/${name}`;
    return {
      id: 'A-34',
      name,
      path,
      routes: { [path]: { headers: { 'content-type': contentType }, body: bytes(name) } },
      expected: INDEXED,
      holds: 'fünf Öfen für süße Mäuse',
    };
  };
  const utf8 = (name: string) => Buffer.from(markup('', name));
  return [
    make('no-charset-utf-8', 'text/html', utf8),
    make('no-charset-windows-1252', 'text/html', (name) => latin(markup('', name))),
    make('windows-1252-in-meta', 'text/html', (name) => latin(markup('<meta charset="windows-1252">', name))),
    make('latin-1-in-header', 'text/html; charset=ISO-8859-1', (name) => latin(markup('', name))),
    make('latin-1-said-utf-8-meant', 'text/html; charset=ISO-8859-1', utf8),
    make('utf-8-said-windows-1252-meant', 'text/html; charset=utf-8', (name) =>
      latin(markup('<meta charset="utf-8">', name)),
    ),
    make('unknown-charset', 'text/html; charset=klingon', utf8),
    make('utf-16-little-with-mark', 'text/html', (name) => wide(markup('', name), false, true)),
    make('utf-16-big-with-mark', 'text/html', (name) => wide(markup('', name), true, true)),
    make('utf-16-little-without-mark', 'text/html; charset=utf-16le', (name) => wide(markup('', name), false, false)),
    make('utf-8-with-mark', 'text/html', (name) => Buffer.from(`\uFEFF${markup('', name)}`)),
  ];
}
