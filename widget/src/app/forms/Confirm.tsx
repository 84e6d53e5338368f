import { useEffect, useId, useRef, type ReactNode } from 'react';
import { useWidget } from '../context/WidgetContext.ts';

interface ConfirmProps {
  title: string;
  text: string;
  action: string;
  isBusy: boolean;
  /** Error message; empty if there is none. */
  error: string;
  onConfirm: () => void;
  onCancel: () => void;
}

/** A question over the chat that needs an answer first. */
export function Confirm({ title, text, action, isBusy, error, onConfirm, onCancel }: ConfirmProps): ReactNode {
  const { messages } = useWidget();
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog
      ref={dialog}
      className="confirm"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      onCancel={(event) => {
        event.preventDefault();
        onCancel();
      }}
    >
      <h2 id={`${id}-title`}>{title}</h2>
      <p id={`${id}-text`}>{text}</p>
      <div role="alert">{error !== '' && <p className="error">{error}</p>}</div>
      <div className="confirm-buttons">
        <button type="button" className="button" onClick={onCancel}>
          {messages.cancel}
        </button>
        <button type="button" className="primary" disabled={isBusy} onClick={onConfirm}>
          {action}
        </button>
      </div>
    </dialog>
  );
}
