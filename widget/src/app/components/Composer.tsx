import { LIMITS } from '@parlance/domain/limits';
import { useState, type KeyboardEvent, type ReactNode, type RefObject } from 'react';
import { cleanText } from '../chat/cleanText.ts';
import { fitHeight } from '../chat/fitHeight.ts';
import { useWidget } from '../context/WidgetContext.ts';
import { Icon } from './ui/Icon.tsx';

const MAX = LIMITS.visitorMessageCharacters;
/** The counter appears when so many characters are left. */
const NEAR = 200;

interface ComposerProps {
  field: RefObject<HTMLTextAreaElement | null>;
  placeholder: string;
  isDisabled: boolean;
  /** Undefined while nothing is being written that could be stopped. */
  onStop: (() => void) | undefined;
  onSend: (text: string) => void;
  onType: () => void;
}

/** Where the visitor writes. Enter sends, Shift and Enter breaks the line. */
export function Composer({ field, placeholder, isDisabled, onStop, onSend, onType }: ComposerProps): ReactNode {
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
    // Enter also ends the choice of a character in East Asian keyboards.
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
            onType();
          }}
          onKeyDown={handleKeyDown}
        />
        {onStop ? (
          <button type="button" className="send" aria-label={messages.stop} title={messages.stop} onClick={onStop}>
            <Icon name="stop" />
          </button>
        ) : (
          <button
            type="submit"
            className="send"
            aria-label={messages.send}
            title={messages.send}
            disabled={isDisabled || text === '' || isTooLong}
          >
            <Icon name="send" />
          </button>
        )}
      </div>
      <p id="composer-counter" className={isTooLong ? 'counter error' : 'counter'}>
        {text.length > MAX - NEAR &&
          `${isTooLong ? `${messages.tooLong} ` : ''}${number.format(text.length)} / ${number.format(MAX)}`}
      </p>
    </form>
  );
}
