import { useEffect, useRef, type ReactNode } from 'react';
import { BackButton } from '../components/ui/BackButton.tsx';
import { useWidget } from '../context/WidgetContext.ts';
import { FormBody } from './FormBody.tsx';
import { useCustomForm } from './useCustomForm.ts';

interface CustomFormProps {
  formId: string;
  onBack: () => void;
}

/** A form of the business's in the chat's place, or the thanks once it was sent. */
export function CustomForm({ formId, onBack }: CustomFormProps): ReactNode {
  const { messages } = useWidget();
  const { form, failure, thanks, isBusy, load, ...sending } = useCustomForm(formId);
  const heading = useRef<HTMLHeadingElement>(null);
  const title = form?.title ?? '';
  useEffect(() => heading.current?.focus(), []);
  useEffect(() => {
    // Once the form is there, and again when the thanks take its place.
    if (title !== '' || thanks !== '') heading.current?.focus();
  }, [title, thanks]);
  return (
    <main className="view contact" aria-busy={isBusy}>
      <BackButton onBack={onBack} />
      <h2 ref={heading} tabIndex={-1}>
        {title || '…'}
      </h2>
      <output>{thanks}</output>
      {form !== undefined && thanks === '' && <FormBody form={form} failure={failure} isBusy={isBusy} {...sending} />}
      {form === undefined && failure !== '' && (
        <>
          <div role="alert">
            <p className="error">{failure}</p>
          </div>
          <button type="button" className="button" onClick={load}>
            {messages.tryAgain}
          </button>
        </>
      )}
    </main>
  );
}
