import { addWebsite } from '@parlance/domain/contracts/sources/sources';
import type { Website } from '@parlance/domain/documents/knowledge/source';
import { AppError } from '@parlance/domain/errors';
import { newId } from '@parlance/domain/ids';
import { useState } from 'react';
import { type Form, useForm } from '#web/components/forms/useForm.ts';
import { useToast } from '#web/lib/toast/useToast.ts';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { useErrorText } from '#web/lib/errors/useErrorText.ts';
import { callContract } from '#web/lib/functions/callContract.ts';
import { useMembership } from '#web/lib/org/useMembership.ts';
import { linesOf } from '#web/lib/forms/linesOf.ts';
import { patternErrors } from '../../patternErrors.ts';
import { siteOf } from '../../siteOf.ts';
import { typedUrl } from '#web/lib/forms/typedUrl.ts';

type Mode = Website['mode'];

interface AddWebsite {
  form: Form<'url' | 'include' | 'exclude'>;
  mode: Mode;
  setMode: (mode: Mode) => void;
  isWeekly: boolean;
  setWeekly: (isWeekly: boolean) => void;
  isBusy: boolean;
  /** Reason the website was not added, as a text. Errors of the address are shown under its field instead. */
  failure: string | undefined;
}

interface Refusal {
  url: string;
  error: AppError;
}

/** Failures that are about the address. */
const OF_ADDRESS: readonly string[] = ['url-invalid', 'address-not-allowed'];

/** The form that adds a website to a chatbot's sources. */
export function useAddWebsite(chatbotId: string, onAdded: () => void): AddWebsite {
  const t = useTranslate();
  const toast = useToast();
  const errorText = useErrorText();
  const { orgId } = useMembership();
  const [sourceId] = useState(newId);
  const [mode, setMode] = useState<Website['mode']>('site');
  const [isWeekly, setWeekly] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<Refusal>();
  const [failure, setFailure] = useState<{ error: unknown }>();

  const urlError = (url: string) => {
    const verdict = typedUrl(url);
    if (verdict === 'missing') return t('website.urlRequired');
    if (verdict === 'invalid') return t('error.url-invalid');
    return refusal?.url === url ? errorText(refusal.error) : undefined;
  };
  const form = useForm({
    initial: { url: '', include: '', exclude: '' },
    validate: ({ url, ...patterns }) => ({
      ...(mode === 'page' ? {} : patternErrors(t, patterns)),
      url: urlError(url),
    }),
    onValid: ({ url, include, exclude }) => {
      setBusy(true);
      setFailure(undefined);
      const patternsOf = (text: string) => (mode === 'page' ? [] : linesOf(text));
      const send = async () => {
        const patterns = { include: patternsOf(include), exclude: patternsOf(exclude) };
        const settings = { ...patterns, mode, weekly: isWeekly, isFirstLook: false };
        await callContract(addWebsite, { orgId, chatbotId, sourceId, url: url.trim(), ...settings });
        toast.success(t('website.added', { site: siteOf(url.trim()) }));
        onAdded();
      };
      send().catch((error: unknown) => {
        setBusy(false);
        if (error instanceof AppError && OF_ADDRESS.includes(error.code)) {
          setRefusal({ url, error });
          form.touch('url');
        } else setFailure({ error });
      });
    },
  });
  return { form, mode, setMode, isWeekly, setWeekly, isBusy, failure: failure && errorText(failure.error) };
}
