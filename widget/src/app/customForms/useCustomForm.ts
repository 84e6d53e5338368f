import { newId } from '@parlance/domain/ids';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useWidget } from '../context/WidgetContext.ts';
import { failureText } from '../i18n/failureText.ts';
import { toFailure } from '../transport/failure.ts';
import { createFormCalls, type ShownForm } from './createFormCalls.ts';
import { prepareFiles } from './prepareFiles.ts';

export interface CustomFormState {
  /** Undefined until it is there, or where it can't be filled in. */
  form: ShownForm | undefined;
  /** Text of what is wrong with a field, by its name. */
  problems: Readonly<Record<string, string>>;
  /** Reason for which the form is not there or was not sent; empty while there is none. */
  failure: string;
  /** Thanks of the business's, once it was sent. */
  thanks: string;
  isBusy: boolean;
  load: () => void;
  submit: (element: HTMLFormElement) => Promise<void>;
}

/** A form of the business's: read with all its words, and sent as often as something in it is wrong. What was typed stays in its fields. */
export function useCustomForm(formId: string): CustomFormState {
  const { backend, locale, messages } = useWidget();
  const { access } = backend;
  const calls = useMemo(() => access && createFormCalls(access, formId, locale), [access, formId, locale]);
  const [form, setForm] = useState<ShownForm>();
  const [problems, setProblems] = useState<CustomFormState['problems']>({});
  const [failure, setFailure] = useState('');
  const [thanks, setThanks] = useState('');
  const [isBusy, setIsBusy] = useState(true);
  // The same as long as the form is open: sent again after a lost answer, it is stored once.
  const submissionId = useRef(newId());

  const [wanted, setWanted] = useState({ calls });

  useEffect(() => {
    let isWanted = true;
    const handle = (found: () => void): void => {
      if (!isWanted) return;
      setIsBusy(false);
      found();
    };
    wanted.calls?.read().then(
      (found) => handle(() => ('refusal' in found ? setFailure(found.refusal) : setForm(found))),
      (error: unknown) => handle(() => setFailure(failureText(toFailure(error), messages))),
    );
    return () => {
      isWanted = false;
    };
  }, [wanted, messages]);

  function load(): void {
    setIsBusy(true);
    setFailure('');
    setWanted({ calls });
  }

  async function submit(element: HTMLFormElement): Promise<void> {
    if (form === undefined || calls === undefined || isBusy) return;
    setIsBusy(true);
    setFailure('');
    try {
      const data = new FormData(element);
      const { files, problems: unread } = await prepareFiles(form, data, messages);
      const answers = form.fields.flatMap(({ name }) => {
        const value = data.get(name);
        return typeof value === 'string' ? { name, value } : [];
      });
      const sent =
        Object.keys(unread).length > 0
          ? { problems: Object.entries(unread).map(([name, text]) => ({ name, text })) }
          : await calls.submit({ submissionId: submissionId.current, answers, files });
      if ('thanks' in sent) setThanks(sent.thanks);
      else if ('refusal' in sent) setFailure(sent.refusal);
      setProblems('problems' in sent ? Object.fromEntries(sent.problems.map(({ name, text }) => [name, text])) : {});
    } catch (error) {
      setFailure(failureText(toFailure(error), messages));
    }
    setIsBusy(false);
  }

  return { form, problems, failure, thanks, isBusy, load, submit };
}
