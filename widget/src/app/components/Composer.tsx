import { LIMITS } from '@parlance/domain/limits';
import { useState, type KeyboardEvent, type ReactNode, type RefObject } from 'react';
import { cleanText } from '../chat/cleanText.ts';
import { fitHeight } from '../chat/fitHeight.ts';
import { useWidget } from '../context/WidgetContext.ts';
import { SendButton } from './SendButton.tsx';

const MAX = LIMITS.visitorMessageCharacters;
/** The counter appears when fewer characters than this are left. */
const NEAR = 200;

interface ComposerProps {
  field: RefObject<HTMLTextAreaElement | null>;
  /** Buttons beside the field. */
  tools: ReactNode;
  placeholder: string;
  isDisabled: boolean;
  /** Undefined while no answer is being written. */
  onStop: (() => void) | undefined;
  onSend: (text: string) => void;
  /** Undefined where nobody is shown that the visitor is typing. */
  onType: (() => void) | undefined;
}

/** The visitor's text field. Enter sends, Shift and Enter breaks the line. */
export function Composer(props: ComposerProps): ReactNode {
  const { field, tools, placeholder, isDisabled, onStop, onSend, onType } = props;
  const { locale, messages } = useWidget();
  const [draft, setDraft] = useState('');
  const text = cleanText(draft);
  const isTooLong = text.length > MAX;
  const number = new Intl.NumberFormat(locale);

  function send(): void {
    if (text === '' || isTooLong || isDisabled || onStop) return;
    onSend(text);
    setDraft('');
    requestAnimationFrame(() => fitHeight(field.current));
    field.current?.focus();
  }

  function handleKeyDown(event: KeyboardEvent): void {
    // In East Asian keyboards Enter also chooses a character.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  }

  return (
    <form
      className="composer"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <div className="composer-box">
        <textarea
          ref={field}
          rows={1}
          dir="auto"
          value={draft}
          disabled={isDisabled}
          placeholder={placeholder}
          aria-label={messages.messageLabel}
          aria-invalid={isTooLong}
          aria-describedby="composer-counter"
          enterKeyHint="send"
          onChange={(event) => {
            setDraft(event.currentTarget.value);
            fitHeight(event.currentTarget);
            onType?.();
          }}
          onKeyDown={handleKeyDown}
        />
        {tools}
        <SendButton isDisabled={isDisabled || text === '' || isTooLong} onStop={onStop} />
      </div>
      <p id="composer-counter" className={isTooLong ? 'counter error' : 'counter'}>
        {text.length > MAX - NEAR &&
          `${isTooLong ? `${messages.tooLong} ` : ''}${number.format(text.length)} / ${number.format(MAX)}`}
      </p>
    </form>
  );
}
