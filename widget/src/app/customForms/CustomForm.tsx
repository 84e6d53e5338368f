import { useEffect, useRef, type ReactNode } from 'react';
import { safeHref } from '@parlance/domain/markdown/safeHref';
import { BackButton } from '../components/ui/BackButton.tsx';
import { ExternalLink } from '../components/ui/ExternalLink.tsx';
import { useWidget } from '../context/WidgetContext.ts';
import { Question } from './Question.tsx';
import { useCustomForm } from './useCustomForm.ts';

interface CustomFormProps {
  formId: string;
  onBack: () => void;
}

/** A form of the business's in the chat's place, or the thanks once it was sent. */
export function CustomForm({ formId, onBack }: CustomFormProps): ReactNode {
  const { messages } = useWidget();
  const state = useCustomForm(formId);
  const { form, problems, failure, thanks, isBusy, load, submit } = state;
  const heading = useRef<HTMLHeadingElement>(null);
  const element = useRef<HTMLFormElement>(null);
  const title = form?.title ?? '';
  // On arrival, and again when the thanks take the form's place.
  useEffect(() => heading.current?.focus(), [title, thanks]);
  useEffect(() => {
    const invalid = element.current?.querySelector('[aria-invalid="true"]');
    if (invalid instanceof HTMLElement) invalid.focus();
  }, [problems]);
  const href = safeHref(form?.privacyUrl ?? '');

  return (
    <main className="view contact" aria-busy={isBusy}>
      <BackButton onBack={onBack} />
      <h2 ref={heading} tabIndex={-1}>
        {title}
      </h2>
      <output>{thanks || (form === undefined && isBusy ? '…' : '')}</output>
      {form !== undefined && thanks === '' && (
        <form
          ref={element}
          className="contact-form"
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            void submit(event.currentTarget);
          }}
        >
          {form.intro !== '' && <p>{form.intro}</p>}
          {form.fields.map((field) => (
            <Question key={field.name} field={field} texts={form.texts} problem={problems[field.name]} />
          ))}
          <p className="hint">
            {form.privacy} {href !== undefined && <ExternalLink href={href}>{form.texts.privacyLink}</ExternalLink>}
          </p>
          <div role="alert">
            {failure !== '' && <p className="error">{failure}</p>}
            {failure === '' && Object.keys(problems).length > 0 && <p className="error">{form.texts.problems}</p>}
          </div>
          <button type="submit" className="primary" disabled={isBusy}>
            {isBusy ? form.texts.sending : form.button}
          </button>
        </form>
      )}
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
