import { paths } from '@parlance/domain/paths';
import { actionChangeSchema } from '@parlance/domain/documents/actions/actionChange';
import { actionFiguresSchema } from '@parlance/domain/documents/actions/actionFigures';
import { actionSecretSchema, storedActionSchema } from '@parlance/domain/documents/actions/storedAction';
import { storedFormSchema } from '@parlance/domain/documents/forms/storedForm';
import { submissionSchema } from '@parlance/domain/documents/forms/submission';
import { db } from './app.ts';
import { zodConverter } from './converter.ts';

/** References to a chatbot's forms and actions, and to what visitors have sent with forms: parts of `refs`. */
export const formRefs = {
  form: (orgId: string, chatbotId: string, formId: string) =>
    db.doc(paths.form(orgId, chatbotId, formId)).withConverter(zodConverter(storedFormSchema)),
  forms: (orgId: string, chatbotId: string) =>
    db.collection(paths.forms(orgId, chatbotId)).withConverter(zodConverter(storedFormSchema)),
  submission: (orgId: string, submissionId: string) =>
    db.doc(paths.submission(orgId, submissionId)).withConverter(zodConverter(submissionSchema)),
  submissions: (orgId: string) => db.collection(paths.submissions(orgId)).withConverter(zodConverter(submissionSchema)),
  action: (orgId: string, chatbotId: string, actionId: string) =>
    db.doc(paths.action(orgId, chatbotId, actionId)).withConverter(zodConverter(storedActionSchema)),
  actions: (orgId: string, chatbotId: string) =>
    db.collection(paths.actions(orgId, chatbotId)).withConverter(zodConverter(storedActionSchema)),
  actionSecret: (orgId: string, chatbotId: string, actionId: string) =>
    db.doc(paths.actionSecret(orgId, chatbotId, actionId)).withConverter(zodConverter(actionSecretSchema)),
  actionFigure: (orgId: string, chatbotId: string, actionId: string) =>
    db.doc(paths.actionFigure(orgId, chatbotId, actionId)).withConverter(zodConverter(actionFiguresSchema)),
  actionChange: (orgId: string, chatbotId: string, key: string) =>
    db.doc(paths.actionChange(orgId, chatbotId, key)).withConverter(zodConverter(actionChangeSchema)),
} as const;
