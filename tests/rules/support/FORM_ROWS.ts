import { paths } from '@parlance/domain/paths';
import { ruleFormDocuments } from '../../support/documents/ruleForms.ts';
import type { RuleRow } from './ruleRow.ts';

/** Forms, which all members read, and what visitors have sent, which is theirs to read who read visitors' words. */
export const FORM_ROWS: readonly RuleRow[] = [
  {
    name: 'orgs/{org}/chatbots/{chatbot}/forms',
    path: (orgId) => paths.form(orgId, 'chatbot', 'form'),
    document: ruleFormDocuments.form,
    change: { isOn: false },
    permissions: { get: 'org.read', list: 'org.read' },
  },
  {
    name: 'orgs/{org}/submissions',
    path: (orgId) => paths.submission(orgId, 'submission'),
    document: ruleFormDocuments.submission,
    change: { formName: 'Mine' },
    permissions: { get: 'personalData.read', list: 'personalData.read' },
  },
];
