import { describe, expect, it } from 'vitest';
import { createSseParser } from './sseParser.ts';

function parse(pieces: Uint8Array[]): string[] {
  const events: string[] = [];
  const parser = createSseParser((data) => events.push(data));
  for (const piece of pieces) parser.push(piece);
  parser.end();
  return events;
}

const encode = (text: string): Uint8Array => new TextEncoder().encode(text);
const BODY =
  ': ping\n\ndata: {"message":{"type":"text","text":"Größe 👋 ok"}}\n\n: ping\r\n\r\ndata: a\r\ndata:b\r\rid: 7\nevent: x\ndata: {"result":1}\n\n';
const EVENTS = ['{"message":{"type":"text","text":"Größe 👋 ok"}}', 'a\nb', '{"result":1}'];

describe('createSseParser', () => {
  it('reads a body in one piece', () => {
    expect(parse([encode(BODY)])).toEqual(EVENTS);
  });

  it('reads the same events whichever byte the body is split at', () => {
    const bytes = encode(BODY);
    for (let at = 0; at <= bytes.length; at += 1) {
      expect(parse([bytes.slice(0, at), bytes.slice(at)])).toEqual(EVENTS);
    }
  });

  it('reads a body that arrives byte by byte', () => {
    expect(parse([...encode(BODY)].map((byte) => Uint8Array.of(byte)))).toEqual(EVENTS);
  });

  it('drops an event that the body does not finish', () => {
    expect(parse([encode('data: {"message":1}\n\ndata: {"mess')])).toEqual(['{"message":1}']);
    expect(parse([encode('data: whole line, no blank line\n')])).toEqual([]);
  });
});
