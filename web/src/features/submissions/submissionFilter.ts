import { idSchema } from '@parlance/domain/ids';
import { readPageNumber } from '#web/lib/browser/readPageNumber.ts';

/** Filter of the listed submissions. Undefined where it does not matter. */
export interface SubmissionFilter {
  formId: string | undefined;
  /** From 0. */
  page: number;
}

/** The filter that an address names. What it does not name, or names wrongly, is as it is at first. */
export function readSubmissionFilter(params: URLSearchParams): SubmissionFilter {
  return { formId: idSchema.safeParse(params.get('form')).data, page: readPageNumber(params) };
}

/** The address's form of a filter, without what is as it is at first. Pages count from 1 there. */
export function writeSubmissionFilter({ formId, page }: SubmissionFilter): URLSearchParams {
  const params = new URLSearchParams();
  if (formId !== undefined) params.set('form', formId);
  if (page > 0) params.set('page', String(page + 1));
  return params;
}
