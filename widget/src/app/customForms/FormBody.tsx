import { safeHref } from '@parlance/domain/markdown/safeHref';
import { useEffect, useRef, type ReactNode } from 'react';
import { ExternalLink } from '../components/ui/ExternalLink.tsx';
import type { ShownForm } from './createFormCalls.ts';
import { Question } from './Question.tsx';
import type { CustomFormState } from './useCustomForm.ts';

interface FormBodyProps extends Pick<CustomFormState, 'problems' | 'failure' | 'isBusy' | 'submit'> {
  form: ShownForm;
}

/** Questions of a form, the note on the use of the data, why it was not sent, and the button that sends it. */
export function FormBody({ form, problems, failure, isBusy, submit }: FormBodyProps): ReactNode {
  const { intro, fields, privacy, privacyUrl, button, texts } = form;
  const element = useRef<HTMLFormElement>(null);
  const isWrong = Object.keys(problems).length > 0;
  useEffect(() => {
    if (Object.keys(problems).length === 0) return;
    const invalid = element.current?.querySelector('[aria-invalid="true"]');
    if (invalid instanceof HTMLElement) invalid.focus();
  }, [problems]);
  const href = safeHref(privacyUrl);
  return (
    <form
      ref={element}
      className="contact-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void submit(event.currentTarget);
      }}
    >
      {intro !== '' && <p>{intro}</p>}
      {fields.map((field) => (
        <Question key={field.name} field={field} texts={texts} problem={problems[field.name]} />
      ))}
      <p className="hint">
        {privacy} {href !== undefined && <ExternalLink href={href}>{texts.privacyLink}</ExternalLink>}
      </p>
      <div role="alert">
        {(failure !== '' || isWrong) && <p className="error">{failure === '' ? texts.problems : failure}</p>}
      </div>
      <button type="submit" className="primary" disabled={isBusy}>
        {isBusy ? texts.sending : button}
      </button>
    </form>
  );
}
