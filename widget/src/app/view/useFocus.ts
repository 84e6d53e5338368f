import { useCallback, useRef, type RefObject } from 'react';

interface Focus {
  field: RefObject<HTMLTextAreaElement | null>;
  heading: RefObject<HTMLHeadingElement | null>;
  focusChat: () => void;
}

/** Moves the focus to the text field or, on a phone, whose keyboard would cover the conversation, to the heading. */
export function useFocus(): Focus {
  const field = useRef<HTMLTextAreaElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const focusChat = useCallback(() => {
    const isTouch = matchMedia('(pointer: coarse)').matches;
    if (isTouch || field.current?.disabled) heading.current?.focus();
    else field.current?.focus();
  }, []);
  return { field, heading, focusChat };
}
