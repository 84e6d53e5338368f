import { type RefObject, useRef, useState } from 'react';
import { type SlashQuery, slashQuery } from './slashQuery.ts';

interface SlashOptions {
  value: string;
  onChange: (text: string) => void;
  isDisabled: boolean;
}

interface Slash {
  field: RefObject<HTMLTextAreaElement | null>;
  /** Current query; undefined while there is none, and after `close`. */
  asked: SlashQuery | undefined;
  /** For the field: the caret has moved, or left it. */
  onSelect: () => void;
  onBlur: () => void;
  onType: (text: string) => void;
  /** Puts a text in the place of what stands between `start` and the caret. */
  replace: (start: number, text: string) => void;
  /** Types the slash at the caret. */
  open: () => void;
  close: () => void;
}

/** Watches a field of text for a slash that asks for a canned reply. */
export function useSlash({ value, onChange, isDisabled }: SlashOptions): Slash {
  const field = useRef<HTMLTextAreaElement>(null);
  const [caret, setCaret] = useState<number>();
  const [closedAt, setClosedAt] = useState<number>();
  const slash = caret === undefined ? undefined : slashQuery(value, caret);
  const replace = (start: number, text: string) => {
    const element = field.current;
    if (element === null) return;
    element.focus();
    element.setRangeText(text, start, element.selectionEnd, 'end');
    setCaret(element.selectionEnd);
    setClosedAt(undefined);
    onChange(element.value);
  };
  return {
    field,
    asked: isDisabled || slash?.start === closedAt ? undefined : slash,
    onSelect: () => setCaret(field.current?.selectionEnd),
    onBlur: () => setCaret(undefined),
    onType: (text) => {
      if (slash === undefined) setClosedAt(undefined);
      // Texts that come without keys, as from a phone's suggestions, are no selection to the browser.
      setCaret(field.current?.selectionEnd);
      onChange(text);
    },
    replace,
    open: () => {
      const at = field.current?.selectionStart ?? 0;
      replace(at, at === 0 || /\s/.test(value.charAt(at - 1)) ? '/' : ' /');
    },
    close: () => setClosedAt(slash?.start),
  };
}
