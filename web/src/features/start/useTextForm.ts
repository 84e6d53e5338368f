import { createChatbot } from '@parlance/domain/contracts/chatbots';
import { PLAN_LIMITS } from '@parlance/domain/plans';
import { useState } from 'react';
import { type Form, useForm } from '#web/components/forms/useForm.ts';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { inputErrors } from '#web/lib/forms/inputErrors.ts';
import { useMembership } from '#web/lib/org/useMembership.ts';
import { checkFile } from '#web/lib/storage/checkFile.ts';
import { useTextStart } from './api/useTextStart.ts';

interface TextForm {
  form: Form<'name' | 'text'>;
  isBusy: boolean;
  /** Reason the file was refused, or the last attempt failed. */
  failure: unknown;
  /** Takes a file in place of the text. */
  takeFile: (file: File) => void;
}

/** A chatbot's name with a pasted text, which is sent as a file, or a file. */
export function useTextForm(): TextForm {
  const t = useTranslate();
  const { org } = useMembership();
  const { isBusy, failure, begin } = useTextStart();
  const [refused, setRefused] = useState<unknown>();
  const send = (name: string, file: File) => {
    const problem = checkFile(file, PLAN_LIMITS[org.plan].documentBytes);
    setRefused(problem);
    if (problem === undefined) begin(name, file);
  };
  const form = useForm({
    initial: { name: org.name, text: '' },
    validate: ({ name, text }) => ({
      name: inputErrors(t, createChatbot.input, { name })['name'],
      text: text.trim() === '' ? t('form.required') : undefined,
    }),
    onValid: ({ name, text }) => send(name, new File([text], `${t('start.textFile')}.txt`, { type: 'text/plain' })),
  });
  const { name } = form.values;
  return {
    form,
    isBusy,
    failure: refused ?? failure?.error,
    takeFile: (file) => send(name.trim() === '' ? org.name : name, file),
  };
}
