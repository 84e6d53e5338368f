export interface SseParser {
  push: (bytes: Uint8Array) => void;
  /** Call when the body has ended: an event that no blank line closed is dropped, as the standard says. */
  end: () => void;
}

/** Parses `text/event-stream`, whichever way the network splits it, and hands on each event's data. Comments are pings. */
export function createSseParser(onData: (data: string) => void): SseParser {
  const decoder = new TextDecoder();
  let line = '';
  let data: string[] = [];
  let afterReturn = false;

  function endLine(): void {
    if (line === '') {
      if (data.length > 0) onData(data.join('\n'));
      data = [];
    } else if (line.startsWith('data:')) {
      data.push(line.slice(line.startsWith('data: ') ? 6 : 5));
    }
    line = '';
  }

  function read(text: string): void {
    let start = 0;
    for (let i = 0; i < text.length; i += 1) {
      const character = text[i];
      if (character !== '\n' && character !== '\r') {
        afterReturn = false;
        continue;
      }
      // The second half of \r\n ends no further line, even if it arrives in another piece.
      if (!(character === '\n' && afterReturn)) {
        line += text.slice(start, i);
        endLine();
      }
      afterReturn = character === '\r';
      start = i + 1;
    }
    line += text.slice(start);
  }

  return {
    push: (bytes) => read(decoder.decode(bytes, { stream: true })),
    end: () => read(decoder.decode()),
  };
}
