import type { Contract } from '@parlance/domain/contracts/contract';
import * as accessKeys from '@parlance/domain/contracts/accessKeys';
import * as accounts from '@parlance/domain/contracts/accounts';
import * as actions from '@parlance/domain/contracts/actions/actions';
import * as answering from '@parlance/domain/contracts/answering';
import * as attachments from '@parlance/domain/contracts/conversations/attachments';
import * as contactIdentity from '@parlance/domain/contracts/contacts/identity';
import * as contactVisitors from '@parlance/domain/contracts/contacts/visitors';
import * as billing from '@parlance/domain/contracts/billing';
import * as cannedReplies from '@parlance/domain/contracts/conversations/cannedReplies';
import * as chatbots from '@parlance/domain/contracts/chatbots';
import * as chats from '@parlance/domain/contracts/conversations/chats';
import * as contact from '@parlance/domain/contracts/contact';
import * as dataExports from '@parlance/domain/contracts/dataExports';
import * as drafts from '@parlance/domain/contracts/drafts/drafts';
import * as embed from '@parlance/domain/contracts/embed';
import * as channels from '@parlance/domain/contracts/channels';
import * as teamChats from '@parlance/domain/contracts/teamChats';
import * as forms from '@parlance/domain/contracts/forms/forms';
import * as formSubmissions from '@parlance/domain/contracts/forms/submissions';
import * as formVisitors from '@parlance/domain/contracts/forms/visitors';
import * as handover from '@parlance/domain/contracts/conversations/handover';
import * as declarations from '@parlance/domain/contracts/conversations/declarations';
import * as leads from '@parlance/domain/contracts/conversations/leads';
import * as members from '@parlance/domain/contracts/members';
import * as organizations from '@parlance/domain/contracts/organizations';
import * as pictures from '@parlance/domain/contracts/pictures';
import * as playground from '@parlance/domain/contracts/playground';
import * as privacy from '@parlance/domain/contracts/privacy';
import * as proposals from '@parlance/domain/contracts/proposals';
import * as releases from '@parlance/domain/contracts/releases/releases';
import * as siteTrials from '@parlance/domain/contracts/trials/siteTrials';
import * as originals from '@parlance/domain/contracts/sources/originals';
import * as sources from '@parlance/domain/contracts/sources/sources';
import * as tests from '@parlance/domain/contracts/evals/evals';
import * as transcripts from '@parlance/domain/contracts/conversations/transcripts';
import * as teams from '@parlance/domain/contracts/conversations/teams';
import * as topics from '@parlance/domain/contracts/topics';
import * as webhooks from '@parlance/domain/contracts/webhooks';
import * as views from '@parlance/domain/contracts/conversations/views';

/** Properties of every contract, whatever it takes and answers. */
export type AnyContract = Pick<
  Contract<never, never>,
  'name' | 'service' | 'access' | 'idempotent' | 'limits' | 'maxBytes'
> & {
  input: { safeParse: (value: unknown) => { success: boolean } };
};

/** Modules of contracts export the schemas that they share, too. */
function isContract(value: unknown): value is AnyContract {
  return typeof value === 'object' && value !== null && 'access' in value && 'input' in value && 'output' in value;
}

/** Every contract of the product. */
export const CONTRACTS: readonly AnyContract[] = [
  accessKeys,
  accounts,
  actions,
  answering,
  attachments,
  billing,
  cannedReplies,
  chatbots,
  chats,
  contact,
  contactIdentity,
  contactVisitors,
  dataExports,
  declarations,
  drafts,
  embed,
  channels,
  teamChats,
  forms,
  formSubmissions,
  formVisitors,
  handover,
  leads,
  members,
  organizations,
  originals,
  pictures,
  playground,
  privacy,
  proposals,
  releases,
  siteTrials,
  sources,
  teams,
  tests,
  topics,
  transcripts,
  webhooks,
  views,
].flatMap((feature) => Object.values<unknown>(feature).filter(isContract));
